import { describe, expect, it } from 'vitest';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import { chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { remindersHarness } from '#test/support/reminders-harness.ts';
import { FIRST_DUE } from '#test/support/series-harness.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const { series, queued } = harness;

/** A series in the mode `charge` for a customer with a saved card, after its first invoice, of October 31. */
async function afterFirst(fields: Omit<Partial<SeriesRecord>, 'schedule'> = {}, business: object = {}) {
  const customer = await harness.aCustomer(await harness.aBusiness(business));
  const of = await series.aSeries(customer.businessId, { customerId: customer.customerId, mode: 'charge', ...fields });
  await series.run(of, FIRST_DUE);
  return { ...customer, of, invoice: await series.onlyInvoice(of) };
}

describe('a series that charges', () => {
  it('plans the charge for the due day of its invoice, before the next invoice', async () => {
    const { invoice, card } = await afterFirst({ dueInDays: 14 });
    expect(invoice).toMatchObject({ status: 'SENT', savesCard: true, dueDate: '2026-11-14' });
    expect(invoice.charge).toEqual({
      ...{ card: { brand: 'visa', last4: '4242' }, cardId: card.id, on: '2026-11-14', firstOn: '2026-11-14' },
      ...{ tries: 0, announcedCents: 10_000, before: '2026-11-30' },
    });
    // Nine o’clock, an hour later by then: the clocks were put back.
    expect(await harness.dueAt(invoice.id)).toBe('2026-11-14T14:00:00.000Z');
    expect(await harness.mailsAbout(invoice.id)).toEqual(['INVOICE']);
  });

  it('plans it for the day of the invoice if the series says so', async () => {
    const { invoice } = await afterFirst({ dueInDays: 14, chargesAtIssue: true });
    expect(invoice.charge).toMatchObject({ on: '2026-10-31', before: '2026-11-30' });
  });

  it('leaves days for tries to an invoice that is due on the day of the next one', async () => {
    const { invoice } = await afterFirst({ dueInDays: 30 });
    expect(invoice.charge).toMatchObject({ on: '2026-11-30', before: '2026-12-31' });
  });

  it('skips days without an invoice, and has no limit after the last one', async () => {
    const skipping = await afterFirst({ dueInDays: 0, skipped: ['2026-11-30'] });
    expect(skipping.invoice.charge).toMatchObject({ before: '2026-12-31' });
    const customer = await harness.aCustomer();
    const of = await series.aSeries(customer.businessId, {
      ...{ customerId: customer.customerId, mode: 'charge', schedule: { end: { count: 1 } } },
    });
    await series.run(of, FIRST_DUE);
    const { charge } = await series.onlyInvoice(of);
    expect(charge?.on).toBe('2026-11-30');
    expect(charge).not.toHaveProperty('before');
  });

  it('that is late charges on the day on which it tells the payer, not on an earlier one', async () => {
    const customer = await harness.aCustomer();
    const of = await series.aSeries(customer.businessId, {
      ...{ customerId: customer.customerId, mode: 'charge', dueInDays: 0 },
    });
    await series.run(of, '2026-11-05T20:00:00.000Z');
    expect((await series.onlyInvoice(of)).charge).toMatchObject({ on: '2026-11-05', firstOn: '2026-11-05' });
  });

  it('charges nothing without a saved card, but lets the payer save one', async () => {
    const businessId = await harness.aBusiness();
    const of = await series.aSeries(businessId, { mode: 'charge' });
    await series.run(of, FIRST_DUE);
    const invoice = await series.onlyInvoice(of);
    expect([invoice.savesCard, invoice.charge]).toEqual([true, undefined]);
    expect((await publishedInvoices(table).find(invoice.id))?.invoice).toMatchObject({ savesCard: true });
  });

  it.each([
    ['takes no cards', { stripeConnected: false }, {}],
    ['has less to receive than a card can pay', {}, { items: [{ name: 'Hosting', quantity: 1, rate: 0.49 }] }],
  ])('charges nothing for a business that %s', async (_, business, fields) => {
    const { invoice } = await afterFirst(fields, business);
    expect([invoice.status, invoice.charge, await harness.dueAt(invoice.id)]).toEqual(['SENT', undefined, undefined]);
  });

  it.each(['send', 'draft'] as const)('in the mode %s plans nothing', async (mode) => {
    const { invoice } = await afterFirst({ mode });
    expect([invoice.savesCard, invoice.charge]).toEqual([undefined, undefined]);
  });

  it('that is held back leaves a draft, which is not charged', async () => {
    const { invoice, of } = await afterFirst({ customerId: undefined, billingEmail: undefined } as never);
    expect([invoice.status, invoice.savesCard, invoice.charge]).toEqual(['DRAFT', true, undefined]);
    expect((await series.read(of)).held).toMatchObject({ because: 'no-email' });
  });
});

describe('what is due', () => {
  const idsQueued = () => queued.map(({ invoiceId }) => invoiceId);

  it('is queued in its hour, and again until it is done; nothing before, and nothing that is over', async () => {
    const { invoice } = await afterFirst({ dueInDays: 14 });
    await series.runAll('2026-11-14T13:59:59.000Z');
    expect(idsQueued()).not.toContain(invoice.id);
    await series.runAll('2026-11-14T14:00:00.000Z');
    expect(queued.filter(({ invoiceId }) => invoiceId === invoice.id)).toEqual([
      { invoiceId: invoice.id, at: '2026-11-14T14:00:00.000Z' },
    ]);
    await series.runAll('2026-11-14T15:00:00.000Z');
    expect(idsQueued().filter((id) => id === invoice.id)).toHaveLength(2);
    await harness.run(invoice.id, '2026-11-14T15:00:00.000Z');
    expect((await harness.read(invoice.id)).status).toBe('PAID');
    await series.runAll('2026-11-14T16:00:00.000Z');
    expect(idsQueued().filter((id) => id === invoice.id)).toHaveLength(2);
  });

  it('follows the time zone of the business', async () => {
    const { invoice, businessId } = await afterFirst({ dueInDays: 14 });
    await harness.changeBusiness(businessId, { timeZone: 'America/Whitehorse' });
    await series.reschedule(businessId);
    expect(await harness.dueAt(invoice.id)).toBe('2026-11-14T16:00:00.000Z');
  });
});

describe('the reminders of an invoice', () => {
  it('wait while a card is to be charged, and go on once that is over', async () => {
    const { invoice, businessId } = await afterFirst({ dueInDays: 14 });
    await remindersHarness(table).choose(businessId, { since: '2026-10-01T00:00:00.000Z' });
    await series.reschedule(businessId);
    expect(await harness.remindedAt(invoice.id)).toBeUndefined();
    harness.provider.outcomes.push('refused');
    await harness.run(invoice.id, '2026-11-14T15:00:00.000Z');
    expect(await harness.remindedAt(invoice.id)).toBeDefined();
  });

  it('ask the owner about another payment that the payer reports', async () => {
    const { invoice, businessId } = await afterFirst({ dueInDays: 14 });
    await remindersHarness(table).choose(businessId, { since: '2026-10-01T00:00:00.000Z' });
    const claim = { id: 'claim', at: '2026-11-01T15:00:00.000Z', on: '2026-11-01', method: 'e-transfer' } as const;
    await harness.change(invoice.id, { claim });
    expect(await harness.remindedAt(invoice.id)).toMatch(/^2026-11-06/);
  });
});

it('an invoice whose day moves is charged later, and becomes due then', async () => {
  const { invoice } = await afterFirst({ dueInDays: 14 });
  await harness.change(invoice.id, { dueDate: '2026-11-20' });
  expect((await harness.read(invoice.id)).charge?.on).toBe('2026-11-20');
  expect(await harness.dueAt(invoice.id)).toBe('2026-11-20T14:00:00.000Z');
});
