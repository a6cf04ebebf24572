import { describe, expect, it } from 'vitest';
import { invoiceRowKey } from '#functions/data/table/keys.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { deliveryFailureOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { reachIn } from '#functions/domain/invoice/reach-store.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { applyMailEvent } from './apply.ts';
import type { MailEvent } from './mail-event.ts';
import { mailEventStore } from './store.ts';

const NOW = new Date('2026-03-01T12:05:00.000Z');
const table = await emulatedTable();
const invoices = invoicesIn(table);
const suppressions = suppressedAddresses(table);
const queued: BusinessMail[] = [];
const outbox = outboxOn<BusinessMail>({ add: async (mail, delay) => void (delay || queued.push(mail)) });
const reach = reachIn(table);
const estimatesOf = (businessId: string) => estimatesIn(table, businessId);
const dependencies = { invoices, estimatesOf, suppressions, outbox, reach, store: mailEventStore(table) };
const noticesOf = ({ id }: InvoiceRecord) => queued.filter((mail) => 'invoiceId' in mail && mail.invoiceId === id);
const apply = (event: MailEvent) => applyMailEvent(dependencies, event, NOW);

/** An invoice mailed to a unique address. */
async function aSentInvoice(changes: Partial<InvoiceRecord> = {}): Promise<InvoiceRecord> {
  const id = crypto.randomUUID();
  const at = '2026-03-01T12:00:00.000Z';
  const billingEmail = `Client-${id}@example.com`;
  const invoice = {
    id,
    businessId: `business-${id}`,
    invoiceNumber: 'INV-1',
    issueDate: '2026-03-01',
    dueDate: '2026-03-31',
    currency: 'CAD',
    paymentMethod: 'card',
    billingName: 'Café Léger',
    billingEmail,
    items: [{ name: 'Design', quantity: 1, rate: 10 }],
    status: 'SENT',
    version: 1,
    totalCents: 1000,
    movements: [] as InvoiceRecord['movements'],
    createdAt: at,
    updatedAt: at,
    historyLength: 1,
    ...changes,
  } as InvoiceRecord;
  await invoices.create(invoice, { at, type: 'EMAIL', recipient: billingEmail });
  return invoice;
}

function anEvent({ id, billingEmail = '' }: InvoiceRecord, changes: Partial<MailEvent> = {}): MailEvent {
  return {
    kind: 'BOUNCED',
    messageId: crypto.randomUUID(),
    addresses: [billingEmail.toLowerCase()],
    purpose: 'BUSINESS',
    invoiceId: id,
    sentAt: '2026-03-01T12:00:01.000Z',
    at: '2026-03-01T12:00:02.000Z',
    ...changes,
  };
}

async function historyOf(id: string): Promise<InvoiceEvent[]> {
  return table.query<InvoiceEvent>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
    ExpressionAttributeValues: { ':pk': `INVOICE#${id}`, ':event': 'EVENT#' },
  });
}
const typesOf = async (id: string) =>
  (await historyOf(id)).map((event) => (event.type === 'MAIL_RETURN' ? event.kind : event.type));

async function read(id: string): Promise<InvoiceRecord> {
  const found = await invoices.find(id);
  if (!found) throw new Error(`There is no invoice ${id}`);
  return found;
}

describe('a delivery failure', () => {
  it.each([
    ['BOUNCED', 'BOUNCED', true],
    ['COMPLAINED', 'COMPLAINED', false],
    ['UNDELIVERED', undefined, false],
    ['REFUSED', undefined, true],
  ] as const)(
    '%s shows on its invoice and in the list; that suppresses the address: %s; the owner is told: %s',
    async (kind, reason, isTold) => {
      const invoice = await aSentInvoice();
      await apply(anEvent(invoice, { kind }));
      const [, event] = await historyOf(invoice.id);
      expect(event).toMatchObject({
        type: 'MAIL_RETURN',
        kind,
        address: invoice.billingEmail?.toLowerCase(),
        at: '2026-03-01T12:00:02.000Z',
      });
      expect(deliveryFailureOf(await read(invoice.id))).toBe(kind);
      expect((await table.get<InvoiceRow>(invoiceRowKey(invoice)))?.r).toBe(kind);
      expect(await suppressions.find(invoice.billingEmail ?? '', 'BUSINESS', NOW)).toBe(reason);
      expect(noticesOf(invoice)).toHaveLength(isTold ? 1 : 0);
    },
  );

  it('keeps version and status, so that open editors are not disturbed', async () => {
    const invoice = await aSentInvoice();
    await apply(anEvent(invoice));
    expect(await read(invoice.id)).toMatchObject({ version: 1, status: 'SENT', updatedAt: invoice.updatedAt });
  });

  it('is recorded once when reported ten times in parallel and once more', async () => {
    const invoice = await aSentInvoice();
    const event = anEvent(invoice);
    const noted = await Promise.all(Array.from({ length: 10 }, () => apply(event)));
    expect(noted.filter((businessId) => businessId === invoice.businessId)).toHaveLength(1);
    await apply(event);
    expect(await typesOf(invoice.id)).toEqual(['EMAIL', 'BOUNCED']);
    const news = { what: 'BOUNCED', address: invoice.billingEmail?.toLowerCase() };
    expect(noticesOf(invoice)).toMatchObject([{ kind: 'OWNER_NOTICE', news }]);
  });

  it('loses nothing when the invoice is changed at the same time', async () => {
    const invoice = await aSentInvoice();
    const change = async () => {
      for (;;) {
        const before = await read(invoice.id);
        const after = { ...before, additionalNotes: 'Changed', version: before.version + 1 };
        if ((await invoices.replace({ before, after, events: [] })) === null) return;
      }
    };
    await Promise.all([
      change(),
      apply(anEvent(invoice)),
      change(),
      apply(anEvent(invoice, { kind: 'UNDELIVERED' })),
      change(),
    ]);
    const after = await read(invoice.id);
    expect(after).toMatchObject({ version: 4, additionalNotes: 'Changed', deliveryFailure: { kind: 'BOUNCED' } });
    expect((await typesOf(invoice.id)).sort()).toEqual(['BOUNCED', 'EMAIL', 'UNDELIVERED']);
  });

  it('wins over a temporary one, whichever is reported first', async () => {
    const [first, second] = [await aSentInvoice(), await aSentInvoice()];
    await apply(anEvent(first, { kind: 'COMPLAINED' }));
    await apply(anEvent(first, { kind: 'UNDELIVERED' }));
    await apply(anEvent(second, { kind: 'UNDELIVERED' }));
    await apply(anEvent(second, { kind: 'COMPLAINED' }));
    expect([await read(first.id), await read(second.id)].map(deliveryFailureOf)).toEqual(['COMPLAINED', 'COMPLAINED']);
  });

  it('disappears once the invoice has another address, or is paid', async () => {
    const invoice = await aSentInvoice();
    await apply(anEvent(invoice));
    const noted = await read(invoice.id);
    expect(deliveryFailureOf({ ...noted, billingEmail: 'new@example.com' })).toBeUndefined();
    expect(deliveryFailureOf({ ...noted, status: 'PAID' })).toBeUndefined();
  });

  it('is recorded for an earlier recipient, behind newer failures', async () => {
    const invoice = await aSentInvoice();
    const before = await read(invoice.id);
    const after = { ...before, billingEmail: 'new@example.com', version: 2 };
    await invoices.replace({ before, after, events: [] });
    await apply(anEvent(after, { sentAt: '2026-03-01T13:00:00.000Z' }));
    await apply(anEvent(invoice));
    expect(await typesOf(invoice.id)).toEqual(['EMAIL', 'BOUNCED', 'BOUNCED']);
    expect(deliveryFailureOf(await read(invoice.id))).toBe('BOUNCED');
  });

  it.each([
    ['UNDELIVERED', undefined],
    ['BOUNCED', 'BOUNCED'],
  ] as const)('reported late, %s of an older message to the same address shows: %s', async (kind, shown) => {
    const invoice = await aSentInvoice();
    const events = [{ at: '2026-03-01T13:00:00.000Z', type: 'EMAIL' as const, recipient: invoice.billingEmail ?? '' }];
    await invoices.replace({ before: invoice, after: invoice, events });
    await apply(anEvent(invoice, { kind, at: '2026-03-01T20:00:00.000Z' }));
    expect(await typesOf(invoice.id)).toEqual(['EMAIL', 'EMAIL', kind]);
    expect(deliveryFailureOf(await read(invoice.id))).toBe(shown);
  });

  it('changes no invoice that was never sent to the address', async () => {
    const [invoice, other] = [await aSentInvoice(), await aSentInvoice()];
    expect(await apply(anEvent(invoice, { invoiceId: other.id }))).toBeUndefined();
    expect(await typesOf(other.id)).toEqual(['EMAIL']);
    expect(await read(other.id)).toEqual(expect.not.objectContaining({ deliveryFailure: expect.anything() }));
  });

  it.each(['A'.repeat(22), undefined])(
    'without a known invoice only suppresses the address (%s)',
    async (invoiceId) => {
      const address = `${crypto.randomUUID()}@example.com`;
      await apply({ ...anEvent({ id: '', billingEmail: address } as InvoiceRecord), invoiceId });
      expect(await suppressions.find(address, 'BUSINESS', NOW)).toBe('BOUNCED');
    },
  );
});
