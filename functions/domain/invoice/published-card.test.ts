import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey, invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { set } from '#functions/data/table/write.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { type InvoiceRecord, type PlannedCharge, toInvoice } from './invoice-record.ts';
import { publishedInvoices } from './published-invoice.ts';

const VISA = { brand: 'visa', last4: '4242' };

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
});

const shown = async (id: string) => (await publishedInvoices(table).find(id))?.invoice;

/** An invoice of a customer with a saved card, to which it is charged. */
async function given(changes: Partial<InvoiceRecord> = {}) {
  const customerId = await shop.addCustomer();
  await shop.deliver(await shop.pay(customerId));
  const cardId = (await shop.cards.find(customerId))?.id ?? '';
  const charge = { card: VISA, cardId, on: '2026-04-01', firstOn: '2026-04-01', tries: 0, announcedCents: 20_000 };
  return { ...(await shop.givenAnInvoice({ customerId, savesCard: true, charge, ...changes })), customerId };
}

describe('an invoice with which cards are saved', () => {
  it('shows brand and last digits of the card, and the day on which it is charged', async () => {
    const { id } = await given();
    const invoice = await shown(id);
    expect(invoice).toMatchObject({ savesCard: true, chargedOn: '2026-04-01' });
    expect(invoice?.savedCard).toEqual(VISA);
  });

  it('shows the day only while its card is the one that was announced, and the invoice is due', async () => {
    const { id, customerId } = await given();
    await shop.deliver(await shop.pay(customerId, { at: '2026-03-02T12:00:00.000Z' }));
    expect(await shown(id)).toMatchObject({ savedCard: VISA });
    expect((await shown(id))?.chargedOn).toBeUndefined();
    const paid = await given({ status: 'PAID' });
    expect(await shown(paid.id)).toMatchObject({ savedCard: VISA });
    expect((await shown(paid.id))?.chargedOn).toBeUndefined();
  });

  it('promises no day once more is due than its email told, which its business sees', async () => {
    const { id } = await given({ totalCents: 20_001 });
    const found = await publishedInvoices(table).find(id);
    expect(found?.invoice).toMatchObject({ savesCard: true, savedCard: VISA });
    expect(found?.invoice.chargedOn).toBeUndefined();
    expect(found && toInvoice(found.record).charge).toMatchObject({ on: '2026-04-01', isUnannounced: true });
    const told = await publishedInvoices(table).find((await given()).id);
    expect(told && toInvoice(told.record).charge).not.toHaveProperty('isUnannounced');
  });

  it('says that a try failed, with the day of the next one or without any', async () => {
    expect(await shown((await given()).id)).not.toHaveProperty('chargeFailed');
    for (const over of [undefined, 'declined'] as const) {
      const { id } = await given();
      const before = await table.get<InvoiceRecord>(invoiceKey(id));
      const charge = { ...before?.charge, tries: 1, ...(over && { on: undefined, over }) } as PlannedCharge;
      await table.update(set(invoiceKey(id), { charge }));
      const invoice = await shown(id);
      expect(invoice).toMatchObject({ chargeFailed: true, savedCard: VISA });
      expect(invoice?.chargedOn).toBe(over ? undefined : '2026-04-01');
    }
  });

  it('promises no day if the email with it did not arrive', async () => {
    const deliveryFailure = {
      kind: 'BOUNCED',
      address: 'payer@example.com',
      sentAt: '2026-03-01T12:00:00.000Z',
    } as const;
    const { id } = await given({ billingEmail: 'payer@example.com', deliveryFailure });
    expect((await shown(id))?.chargedOn).toBeUndefined();
  });

  it('offers to save none once its customer was deleted', async () => {
    const { id, businessId, customerId } = await given();
    await customersIn(table, businessId).remove(customerId);
    expect((await shown(id))?.savesCard).toBeUndefined();
  });

  it('promises no day while its business takes no cards', async () => {
    const { id, businessId } = await given();
    await table.update(set(businessKey(businessId), { stripeConnected: false }));
    const invoice = await shown(id);
    await table.update(set(businessKey(businessId), { stripeConnected: true }));
    expect(invoice).toMatchObject({ savedCard: VISA });
    expect(invoice?.chargedOn).toBeUndefined();
  });

  it('names nothing of what the provider or the agreement has', async () => {
    const { id, customerId } = await given({ checkout: { attempt: 1, agreementId: 'agreed' } as never });
    const { methodId, holderId, accountId, agreement, id: cardId } = (await shop.cards.find(customerId)) ?? {};
    const text = JSON.stringify(await shown(id));
    for (const hidden of [methodId, holderId, accountId, cardId, agreement?.text, agreement?.address, 'agreed'])
      expect(text).not.toContain(hidden);
    expect(text).not.toContain('announcedCents');
  });
});

it('an invoice that no such series made shows no card, even if its customer has one', async () => {
  const { customerId } = await given();
  const { id } = await shop.givenAnInvoice({ customerId });
  const invoice = await shown(id);
  for (const field of ['savesCard', 'savedCard', 'chargedOn'] as const) expect(invoice?.[field]).toBeUndefined();
});
