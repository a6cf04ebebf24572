import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { set } from '#functions/data/table/write.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { BUSINESS } from '#test/support/stripe-events-harness.ts';
import type { InvoiceRecord, OpenCheckout } from './invoice-record.ts';
import { asEmailed, publishedInvoices } from './published-invoice.ts';

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
  await change({ debitsWanted: true, debitsActive: true });
});

const change = (changes: Partial<BusinessRecord>) => table.update(set(businessKey(BUSINESS.id), changes));
const shown = async (changes: Partial<InvoiceRecord> = {}) => {
  const { id } = await shop.givenAnInvoice({ currency: 'CAD', ...changes });
  return (await publishedInvoices(table).find(id))?.invoice;
};

const DEBIT: OpenCheckout = {
  ...{ attempt: 1, version: 1, accountId: 'acct_own', amountCents: 20_000, currency: 'CAD', expiresAt: 0 },
  ...{ sessionId: 'cs_debit', isDebit: true },
};
const PENDING: OpenCheckout = { ...DEBIT, pending: { at: '2026-03-01T12:00:00.000Z', on: '2026-03-01' } };

const ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };

/** What an invoice has that will be charged to what its customer saved, by default a card. */
async function givenACharge(saved?: CardLabel): Promise<Partial<InvoiceRecord>> {
  const customerId = await shop.addCustomer();
  await shop.deliver(await shop.pay(customerId, saved && { card: saved }));
  const { id: cardId = '', ...card } = (await shop.cards.find(customerId)) ?? {};
  const charge = { card, cardId, on: '2026-04-01', firstOn: '2026-04-01', tries: 0, announcedCents: 20_000 };
  return { customerId, savesCard: true, charge } as Partial<InvoiceRecord>;
}

describe('an invoice as its payer reads it', () => {
  it.each<[string, Partial<InvoiceRecord>]>([
    ['is due', {}],
    ['has a page of its bank account that is open', { checkout: DEBIT }],
  ])('can be paid from a bank account if it %s', async (_, changes) => {
    const invoice = await shown(changes);
    expect(invoice?.takesDebits).toBe(true);
    expect(invoice?.pendingDebit).toBeUndefined();
  });

  it.each<[string, Partial<InvoiceRecord>]>([
    ['is in another currency', { currency: 'USD' }],
    ['is paid', { status: 'PAID', paidCents: 20_000 }],
    ['is a draft', { status: 'DRAFT' }],
    ['is of an amount that the provider does not take', { totalCents: 49 }],
    ['has a bank payment on its way', { checkout: PENDING }],
  ])('cannot be paid from a bank account if it %s', async (_, changes) => {
    expect((await shown(changes))?.takesDebits).toBeUndefined();
  });

  it.each([
    ['debits', { debitsWanted: false }, { debitsWanted: true }],
    ['debits that Stripe activated', { debitsActive: false }, { debitsActive: true }],
    ['cards', { stripeConnected: false }, { stripeConnected: true }],
  ])('cannot be paid from a bank account if its business has no %s', async (_, off, on) => {
    await change(off);
    const invoice = await shown();
    await change(on);
    expect(invoice?.takesDebits).toBeUndefined();
  });

  it('says that a bank payment is on its way, of how much and since when, and nothing else of it', async () => {
    const invoice = await shown({ checkout: { ...PENDING, agreementId: 'agreed', isBusiness: true } });
    expect(invoice?.pendingDebit).toEqual({ amount: 200, on: '2026-03-01' });
    const text = JSON.stringify(invoice);
    for (const hidden of ['cs_debit', 'acct_own', 'agreed', 'isBusiness']) expect(text).not.toContain(hidden);
  });

  it('names no day of a charge while the bank works on it', async () => {
    const saved = await givenACharge();
    expect((await shown(saved))?.chargedOn).toBe('2026-04-01');
    expect((await shown({ ...saved, checkout: PENDING }))?.chargedOn).toBeUndefined();
  });

  it('names no day on which a saved account is debited while its business takes no debits, nor does its email', async () => {
    const { id } = await shop.givenAnInvoice({ currency: 'CAD', ...(await givenACharge(ACCOUNT)) });
    const days = async () => {
      const found = await publishedInvoices(table).find(id);
      const emailed = found && asEmailed(found, new Date('2026-03-01T12:00:00Z'));
      return [found?.invoice.savedCard, found?.invoice.chargedOn, emailed?.chargedOn];
    };
    expect(await days()).toEqual([ACCOUNT, '2026-04-01', '2026-04-01']);
    await change({ debitsActive: false });
    const off = await days();
    await change({ debitsActive: true });
    expect(off).toEqual([ACCOUNT, undefined, undefined]);
  });

  it('names no day on which a saved account is debited in another currency', async () => {
    expect((await shown({ ...(await givenACharge(ACCOUNT)), currency: 'USD' }))?.chargedOn).toBeUndefined();
    expect((await shown({ ...(await givenACharge()), currency: 'USD' }))?.chargedOn).toBe('2026-04-01');
  });
});
