import { describe, expect, it } from 'vitest';
import type { TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { countedExemptions, isExport, issued, type PricedContent, priced, repriced } from './pricing.ts';
import type { TaxIssuer } from './taxes.ts';

const UNREGISTERED: TaxIssuer = { province: 'MB', supplyCategory: 'legal' };
const REGISTERED: TaxIssuer = { ...UNREGISTERED, taxRegistrations: { GST: '84512 3397 RT0001', RST_MB: '123456-7' } };

const draft = (changes: Partial<PricedContent> = {}): PricedContent => ({
  issueDate: '2026-01-05',
  items: [{ quantity: 1, rate: 100 }],
  taxMode: 'province',
  ...changes,
});
const codesOf = ({ taxes }: PricedContent) => taxes?.map(({ code }) => code);

describe('an invoice issued without a registration', () => {
  const sent = issued(draft(), UNREGISTERED);

  it('has no taxes', () => {
    expect(sent).toMatchObject({ taxMode: 'none', totalCents: 10_000 });
    expect(sent).not.toHaveProperty('taxes');
    expect(issued(draft({ taxValue: 5 }), UNREGISTERED)).toMatchObject({ taxes: [], totalCents: 10_000 });
  });

  it('gets none when it changes after its issuer has registered', () => {
    const dearer = { ...sent, items: [{ quantity: 1, rate: 300 }] };
    expect(repriced(sent, dearer, REGISTERED)).toMatchObject({ taxMode: 'none', totalCents: 30_000 });
  });

  it('still gets none if it is saved with its mode from before the issue', () => {
    const saved = repriced(sent, { ...sent, taxMode: 'province' }, UNREGISTERED);
    expect(saved).toMatchObject({ taxMode: 'none', totalCents: 10_000 });
  });

  it('is taxed once its issuer chooses so', () => {
    expect(codesOf(repriced(sent, { ...sent, taxMode: 'province' }, REGISTERED))).toEqual(['GST', 'RST_MB']);
  });
});

it('an issued invoice keeps its taxes when its issuer gives up the registration', () => {
  const sent = issued(draft(), REGISTERED);
  expect(repriced(sent, { ...sent }, UNREGISTERED)).toEqual(sent);
});

describe('exemptions', () => {
  const GST = { tax: 'GST', reason: 'Status card' } as const;
  const RST = { tax: 'RST_MB', reason: 'Resale', number: '765432-1', validTo: '2026-01-05' } as const;
  const taxExemptions = [GST, RST, { tax: 'QST', reason: 'Resale' }] as const;
  const printed = (content: PricedContent) => countedExemptions(content).map(({ tax }) => tax);

  it('count where their tax would be charged, through their last day', () => {
    expect(printed(priced(draft({ taxExemptions }), REGISTERED))).toEqual(['GST', 'RST_MB']);
    expect(printed(priced(draft({ taxExemptions, issueDate: '2026-01-06' }), REGISTERED))).toEqual(['GST']);
    expect(printed(priced(draft({ taxExemptions, billingProvince: 'QC' }), REGISTERED))).toEqual(['GST']);
    expect(printed(priced(draft({ taxExemptions }), { ...REGISTERED, supplyCategory: 'otherServices' }))).toEqual([
      'GST',
    ]);
  });

  it('do not count where the issuer enters the tax, or charges none', () => {
    expect(printed(priced(draft({ taxExemptions, taxMode: 'custom', taxValue: 5 }), REGISTERED))).toEqual([]);
    expect(printed(priced(draft({ taxExemptions, taxMode: 'none' }), REGISTERED))).toEqual([]);
    expect(printed(priced(draft({ taxExemptions }), UNREGISTERED))).toEqual([]);
  });

  it('stay as issued, whatever registrations the issuer has later', () => {
    const sent = issued(draft({ taxExemptions }), { ...REGISTERED, taxRegistrations: { GST: '1' } });
    expect(printed(repriced(sent, { ...sent }, REGISTERED))).toEqual(['GST']);
    expect(printed(repriced(sent, { ...sent, taxMode: 'none' }, REGISTERED))).toEqual([]);
  });
});

describe('an export', () => {
  const ABROAD = { billingCountry: 'United States' };
  const treated = (...treatments: (TaxTreatment | undefined)[]) => ({
    items: treatments.map((taxTreatment) => ({ quantity: 1, rate: 100, taxTreatment })),
  });

  it.each<[title: string, changes: Partial<PricedContent>, issuer: TaxIssuer, expected: boolean]>([
    ['for a customer abroad', ABROAD, REGISTERED, true],
    ['not what is delivered in Canada', { ...ABROAD, supplyProvince: 'ON' }, REGISTERED, false],
    ['not for a customer in Canada', { billingProvince: 'ON' }, REGISTERED, false],
    ['if every line is sent abroad', treated('export', 'export'), REGISTERED, true],
    ['not if only some lines are', treated('export', 'zeroRated'), REGISTERED, false],
    ['not without lines', { items: [] }, REGISTERED, false],
    ['not what is exempt', { ...ABROAD, ...treated('exempt') }, REGISTERED, false],
    ['not by a small supplier', ABROAD, UNREGISTERED, false],
    ['not if no tax is charged by choice', { ...ABROAD, taxMode: 'none', taxValue: 5 }, REGISTERED, false],
    ['not with a tax of its own', { ...ABROAD, taxMode: 'custom', taxValue: 5 }, REGISTERED, false],
  ])('is %s', (_, changes, issuer, expected) => {
    expect(isExport(issued(draft(changes), issuer))).toBe(expected);
  });
});
