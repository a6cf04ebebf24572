import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { reachIn } from '#functions/domain/invoice/reach-store.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { applyMailEvent } from './apply.ts';
import { type MailEvent, readMailEvent } from './mail-event.ts';

const AT = '2026-03-01T12:00:02.000Z';
const reach = reachIn(await emulatedTable());
const refuse = async () => Promise.reject(new Error('Not expected'));

/** Applies a delivery to an invoice for client@example.com that was also mailed to old@example.com. */
async function apply(invoiceId: string, addresses: string[], changes: Partial<MailEvent> = {}) {
  const invoice = { id: invoiceId, businessId: 'business', billingEmail: 'Client@example.com' } as InvoiceRecord;
  const dependencies = {
    invoices: { find: async (id: string) => (id === invoiceId ? invoice : undefined), replace: refuse },
    store: { listMailings: async () => [{ address: 'old@example.com', at: AT }], seen: () => ({}) },
    suppressions: { suppress: refuse },
    outbox: { order: refuse },
    estimatesOf: refuse as never,
    reach,
  };
  const event = {
    kind: 'DELIVERED',
    messageId: crypto.randomUUID(),
    addresses,
    purpose: 'BUSINESS',
    sentAt: AT,
    at: AT,
  };
  return applyMailEvent(dependencies, { ...event, invoiceId, ...changes } as MailEvent, new Date(AT));
}

it('a delivery is recorded for recipients of the invoice, once per message', async () => {
  const id = crypto.randomUUID();
  expect(await apply(id, ['client@example.com'], { messageId: 'm1' })).toBe('business');
  await apply(id, ['client@example.com'], { messageId: 'm1' });
  await apply(id, ['old@example.com'], { messageId: 'm2', at: '2026-03-01T11:00:00.000Z', topic: 'reminder' });
  expect((await reach.read(id)).deliveries).toEqual([
    { address: 'old@example.com', at: '2026-03-01T11:00:00.000Z', topic: 'reminder' },
    { address: 'client@example.com', at: AT },
  ]);
});

it('a delivery to several recipients is recorded for each', async () => {
  const id = crypto.randomUUID();
  await apply(id, ['client@example.com', 'old@example.com']);
  expect((await reach.read(id)).deliveries.map(({ address }) => address).sort()).toEqual([
    'client@example.com',
    'old@example.com',
  ]);
});

it('notices to the owner and account mails are not recorded', async () => {
  const id = crypto.randomUUID();
  await apply(id, ['owner@example.com']);
  await apply(id, ['client@example.com'], { invoiceId: undefined });
  await apply(id, ['client@example.com'], { invoiceId: 'deleted' });
  expect((await reach.read(id)).deliveries).toEqual([]);
});

it('reads what SES publishes', () => {
  const mail = {
    messageId: 'm1',
    timestamp: '2026-03-01T12:00:00.000Z',
    destination: ['Client@example.com'],
    tags: { invoice: ['i1'], topic: ['receipt'] },
  };
  const delivery = { timestamp: '2026-03-01T12:00:02Z', recipients: ['Client@example.com'], smtpResponse: '250 OK' };
  expect(readMailEvent(JSON.stringify({ eventType: 'Delivery', mail, delivery }))).toEqual({
    kind: 'DELIVERED',
    messageId: 'm1',
    addresses: ['client@example.com'],
    purpose: 'BUSINESS',
    invoiceId: 'i1',
    topic: 'receipt',
    sentAt: '2026-03-01T12:00:00.000Z',
    at: AT,
  });
});
