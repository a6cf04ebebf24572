import { beforeEach, describe, expect, it } from 'vitest';
import {
  businessKey,
  companyKey,
  paymentSettingsKey,
  suppressedAddressKey,
  userKey,
} from '#functions/data/table/keys.ts';
import { put, remove, set } from '#functions/data/table/write.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { FIRST_DUE, SECOND_DUE, seriesHarness } from '#test/support/series-harness.ts';
import type { DueSeries } from './run-series.ts';

const table = await emulatedTable();
const harness = seriesHarness(table);
const { onlyInvoice, newsOf } = harness;

let businessId: string;
beforeEach(async () => {
  businessId = await harness.aBusiness();
});

/** A line that may be stored 200 times, but not once its placeholders are filled in. */
const LONG = { name: 'Hosting', description: '{period}'.repeat(70), quantity: 1, rate: 1 };

describe('an invoice stays a draft, with one notice,', () => {
  const owner = () => userKey(`owner-${businessId}`);
  it.each<[string, string, (of: DueSeries) => Promise<unknown>]>([
    [
      'if its customer was deleted',
      'no-customer',
      async (of) => customersIn(table, businessId).remove((await harness.read(of)).customerId ?? ''),
    ],
    [
      'if it names nobody with an email',
      'no-email',
      (of) => harness.change(of, { customerId: undefined, billingEmail: undefined }),
    ],
    [
      'if email to it would not be delivered',
      'undeliverable',
      async (of) => {
        const { customerId = '' } = await harness.read(of);
        const to = (await customersIn(table, businessId).find(customerId))?.email ?? '';
        const item = { ...suppressedAddressKey(to, 'BOUNCED'), reason: 'BOUNCED', at: FIRST_DUE };
        await table.transact({ suppressed: put(item) });
      },
    ],
    ['if it could not be paid', 'finding', () => table.transact({ settings: remove(paymentSettingsKey(businessId)) })],
    [
      'if nobody says who sends it',
      'finding',
      () => table.transact({ company: { Update: set(companyKey(businessId), { name: undefined }) } }),
    ],
    [
      'if its total breaks a rule by now',
      'invalid',
      (of) => harness.change(of, { discountType: 'percentage', discountValue: 101 }),
    ],
    [
      'if its placeholders make it too long to store',
      'invalid',
      (of) => harness.change(of, { items: Array.from({ length: 200 }, () => LONG) }),
    ],
    [
      'if the owner’s email is not confirmed',
      'unverified',
      () => table.transact({ owner: { Update: set(owner(), { emailVerifiedAt: undefined }) } }),
    ],
  ])('%s', async (_, because, spoil) => {
    const of = await harness.aSeries(businessId);
    await spoil(of);
    await Promise.all([harness.run(of, FIRST_DUE), harness.run(of, FIRST_DUE)]);
    await harness.run(of, '2026-10-31T14:10:00.000Z');
    const invoice = await onlyInvoice(of);
    expect(invoice).toMatchObject({ status: 'DRAFT', version: 1 });
    expect(await harness.read(of)).toMatchObject({ held: { day: '2026-10-31', invoiceId: invoice.id, because } });
    expect(await newsOf(invoice)).toEqual([{ what: 'SERIES_HELD', seriesId: of.seriesId, because }]);
    expect(await harness.mailsAbout(invoice)).toHaveLength(1);
    expect(await harness.dueAt(of)).toBe(SECOND_DUE);
  });
});

describe('a business', () => {
  const change = (fields: Readonly<Record<string, unknown>>) =>
    table.transact({ business: { Update: set(businessKey(businessId), fields) } });

  it('that is suspended gets drafts of those days once it is restored', async () => {
    const of = await harness.aSeries(businessId);
    await change({ suspendedAt: '2026-10-30T12:00:00.000Z' });
    await harness.run(of, FIRST_DUE);
    expect(await harness.invoicesOf(of)).toEqual([]);
    await change({ suspendedAt: undefined, restoredAt: '2026-11-10T12:00:00.000Z' });
    await harness.run(of, '2026-11-10T13:10:00.000Z');
    const invoice = await onlyInvoice(of);
    expect(invoice).toMatchObject({ status: 'DRAFT', issueDate: '2026-10-31' });
    expect(await newsOf(invoice)).toMatchObject([{ what: 'SERIES_DRAFT' }]);
    await harness.run(of, SECOND_DUE);
    expect((await harness.invoicesOf(of)).map(({ status }) => status)).toEqual(['DRAFT', 'SENT']);
  });

  it('that is suspended before a draft is sent keeps it as one, with a notice', async () => {
    const of = await harness.aSeries(businessId);
    await harness.run(of, FIRST_DUE, tableKilledAfter(table, 1, false)).catch(() => undefined);
    await change({ suspendedAt: '2026-10-31T13:30:00.000Z' });
    await harness.run(of, '2026-10-31T14:10:00.000Z');
    await change({ suspendedAt: undefined, restoredAt: '2026-11-10T12:00:00.000Z' });
    await harness.run(of, '2026-11-10T13:10:00.000Z');
    const invoice = await onlyInvoice(of);
    expect(invoice.status).toBe('DRAFT');
    expect(await harness.mailsAbout(invoice)).toMatchObject([
      { news: { what: 'SERIES_DRAFT', seriesId: of.seriesId } },
    ]);
    expect((await harness.read(of)).pending).toBeUndefined();
    expect(await harness.dueAt(of)).toBe(SECOND_DUE);
  });

  it('that was deleted gets none', async () => {
    const of = await harness.aSeries(businessId);
    await change({ deletedAt: '2026-10-30T12:00:00.000Z' });
    await harness.run(of, FIRST_DUE);
    expect(await harness.invoicesOf(of)).toEqual([]);
  });

  it('that moves to another time zone gets them at the hour there', async () => {
    const of = await harness.aSeries(businessId);
    await change({ timeZone: 'America/Vancouver' });
    await harness.reschedule(businessId);
    expect(await harness.dueAt(of)).toBe('2026-10-31T16:00:00.000Z');
  });
});
