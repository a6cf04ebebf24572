import { expect, it } from 'vitest';
import { readAging } from './aging.ts';

/** Reads what is owed, which is nothing, to a business in a time zone. */
const agingIn = (timeZone: string, now: string, on?: string) =>
  readAging(
    {
      journal: { list: async () => [] },
      invoices: { listDue: async () => [], readById: async () => [] },
      receipts: { listWithCredit: async () => [] },
      namesOf: async () => new Map(),
      businesses: { timeZoneOf: async () => timeZone },
    },
    { businessId: 'business', now: new Date(now), on },
  );

it.each([
  ['America/St_Johns', '2025-03-10T02:29:59Z', '2025-03-09', '2025-03-10'],
  ['America/St_Johns', '2025-03-10T02:30:00Z', '2025-03-10', '2025-03-11'],
  ['America/Vancouver', '2025-11-03T07:59:59Z', '2025-11-02', '2025-11-03'],
  ['America/Vancouver', '2025-11-03T08:00:00Z', '2025-11-03', '2025-11-04'],
])('what is owed in %s at %s is by default as of %s, and unknown as of %s', async (timeZone, now, today, tomorrow) => {
  expect(await agingIn(timeZone, now)).toMatchObject({ on: today });
  expect(await agingIn(timeZone, now, today)).toMatchObject({ on: today });
  await expect(agingIn(timeZone, now, tomorrow)).rejects.toMatchObject({
    issues: [{ path: 'on', rule: 'notInFuture' }],
  });
});
