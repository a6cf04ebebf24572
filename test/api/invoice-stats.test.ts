import { describe, expect, it } from 'vitest';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { stripeAccountOf } from '#test/support/emulators.ts';
import { aPerson, aPersonTakingCards, aStoredInvoice } from '#test/support/given.ts';
import { anEvent, aPaidSession, deliverAndSettle } from '#test/support/stripe-event.ts';

type Page = { data: InvoiceListItem[] };

describe('a card payment that needs a decision', () => {
  it('marks the row until the owner decides', async () => {
    const owner = await aPersonTakingCards();
    const { id } = await aStoredInvoice(owner);
    await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'SENT' } });
    const row = async (query = '') => (await owner.call<Page>('GET', `/invoices?${query}`)).body.data[0];
    expect(await row()).not.toHaveProperty('paymentNotice');
    const session = aPaidSession(id, { currency: 'usd' });
    await deliverAndSettle(anEvent('checkout.session.completed', await stripeAccountOf(id), session));
    const paymentNotice = { code: 'OTHER_CURRENCY' };
    expect(await row()).toMatchObject({ status: 'SENT', paymentNotice });
    expect(await row('status=OUTSTANDING')).toMatchObject({ paymentNotice });
    expect(await row('searchQuery=leger')).toMatchObject({ paymentNotice });
    const stats = async () => (await owner.call<InvoiceStats>('GET', '/invoices/stats')).body.currencies;
    expect(await stats()).toMatchObject([{ outstanding: 200, overdue: 0, paidLast30Days: 0 }]);
    await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'CANCELLED' } });
    expect(await row()).not.toHaveProperty('paymentNotice');
    expect(await stats()).toMatchObject([{ outstanding: 0 }]);
  });
});

describe('statistics', () => {
  it('add up by status and currency, through changes and deletions', async () => {
    const owner = await aPerson();
    const [draft, sent, paid, overdue] = [
      await aStoredInvoice(owner, { items: [{ name: 'a', quantity: 1, rate: 1 }] }),
      await aStoredInvoice(owner, { items: [{ name: 'b', quantity: 1, rate: 20 }] }),
      await aStoredInvoice(owner, { items: [{ name: 'c', quantity: 1, rate: 300 }] }),
      await aStoredInvoice(owner, { items: [{ name: 'd', quantity: 1, rate: 4000 }], currency: 'USD' }),
    ];
    await owner.call('PATCH', `/invoices/${sent.id}`, { body: { status: 'SENT' } });
    await owner.call('PATCH', `/invoices/${paid.id}`, { body: { status: 'PAID' } });
    await owner.call('PATCH', `/invoices/${overdue.id}`, { body: { status: 'OVERDUE' } });
    const { body } = await owner.call<InvoiceStats>('GET', '/invoices/stats');
    expect(body.currencies).toEqual([
      { currency: 'CAD', outstanding: 20, overdue: 0, paidLast30Days: 300, draft: 1, writtenOff: 0 },
      { currency: 'USD', outstanding: 4000, overdue: 4000, paidLast30Days: 0, draft: 0, writtenOff: 0 },
    ]);
    expect(body.counts).toEqual({ DRAFT: 1, SENT: 1, PAID: 1, OVERDUE: 1, CANCELLED: 0 });
    await owner.call('DELETE', `/invoices/${draft.id}`);
    expect((await owner.call('DELETE', `/invoices/${paid.id}`)).status).toBe(409);
    const { body: after } = await owner.call<InvoiceStats>('GET', '/invoices/stats');
    expect(after.currencies[0]).toMatchObject({ paidLast30Days: 300, draft: 0, writtenOff: 0 });
  });
});
