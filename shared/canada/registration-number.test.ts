import { describe, expect, it } from 'vitest';
import { TaxRegistrations } from '#shared/company/schema.ts';
import { tidyRegistration } from './registration-number.ts';

describe('a registration number', () => {
  it.each([
    ['GST', '84512 3397 RT0001', '84512 3397 RT0001'],
    ['GST', '845123397', '84512 3397 RT0001'],
    ['GST', '845123397rt0002', '84512 3397 RT0002'],
    ['GST', '845-123-397 RT 0001', '84512 3397 RT0001'],
    ['GST', '845\u2011123\u2013397\u00a0RT0001', '84512 3397 RT0001'],
    ['QST', '1234567890 TQ0001', '1234567890 TQ0001'],
    ['QST', '1234567890', '1234567890 TQ0001'],
    ['QST', '1234567890tq0003', '1234567890 TQ0003'],
    ['PST_BC', 'PST-1234-5678', 'PST-1234-5678'],
    ['PST_BC', 'pst 1234 5678', 'PST-1234-5678'],
    ['PST_BC', '12345678', 'PST-1234-5678'],
    ['PST_SK', '1234567', '1234567'],
    ['PST_SK', '123 4567', '1234567'],
    ['RST_MB', '123456-7', '123456-7'],
    ['RST_MB', '1234567', '123456-7'],
  ] as const)('for %s: %j prints as %j', (account, typed, printed) => {
    expect(tidyRegistration(account, typed)).toBe(printed);
    expect(tidyRegistration(account, printed)).toBe(printed);
  });

  it.each([
    ['GST', ''],
    ['GST', '845123398 RT0001'],
    ['GST', '845123379 RT0001'],
    ['GST', '000000000 RT0001'],
    ['GST', '84512339'],
    ['GST', '845123397 RT001'],
    ['GST', '845123397 RC0001'],
    ['GST', '８４５１２３３９７'],
    ['QST', '123456789'],
    ['QST', '1234567890 RT0001'],
    ['QST', '12345678901'],
    ['PST_BC', 'PST-123-4567'],
    ['PST_BC', 'GST-1234-5678'],
    ['PST_SK', '123456'],
    ['PST_SK', '12345678'],
    ['RST_MB', '123456'],
    ['RST_MB', '12345678'],
  ] as const)('for %s is not %j', (account, typed) => {
    expect(tidyRegistration(account, typed)).toBeUndefined();
  });
});

describe('the registrations of a business', () => {
  it('are stored as they are printed', () => {
    const parsed = TaxRegistrations.parse({ GST: ' 845123397 ', RST_MB: '1234567' });
    expect(parsed).toEqual({ GST: '84512 3397 RT0001', RST_MB: '123456-7' });
    expect(TaxRegistrations.parse(parsed)).toEqual(parsed);
  });

  it('may be none', () => {
    expect(TaxRegistrations.parse({})).toEqual({});
  });

  it.each([{ GST: '1' }, { GST: '' }, { HST: '845123397' }, { GST: 845123397 }, []])('are not %j', (wrong) => {
    expect(TaxRegistrations.safeParse(wrong).success).toBe(false);
  });
});
