import { newId } from '#functions/data/table/ids.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import { type Mailing, withFailure } from '#functions/domain/invoice/delivery-failures.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { ReachStore } from '#functions/domain/invoice/reach-store.ts';
import type { SuppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import type { BusinessMail, OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { isPermanent, type MailReturn } from '#shared/invoice/returned-mail.ts';
import { recordEstimateFailure } from './estimate-failure.ts';
import type { MailEvent } from './mail-event.ts';
import type { MailEventStore } from './store.ts';

type Dependencies = {
  invoices: Pick<Invoices, 'find' | 'replace'>;
  suppressions: Pick<SuppressedAddresses, 'suppress'>;
  store: MailEventStore;
  estimatesOf: (businessId: string) => Pick<Estimates, 'find' | 'note'>;
  outbox: MailOutbox<BusinessMail>;
  reach: Pick<ReachStore, 'addDelivery'>;
};

/**
 * Applies a delivery event: records a delivery, or the failure on the invoice or estimate, with a notice to its owner,
 * and suppresses the address after a permanent one. Ignores deleted ones and those never sent to the address.
 * Idempotent. Returns the business of the invoice or estimate.
 */
export async function applyMailEvent(
  dependencies: Dependencies,
  event: MailEvent,
  now: Date,
): Promise<string | undefined> {
  const { kind } = event;
  if (kind === 'DELIVERED') return recordDelivery(dependencies, event);
  const reason = isPermanent(kind) && !event.isAmbiguous ? kind : undefined;
  let businessId: string | undefined;
  for (const address of event.addresses) {
    if (reason) await dependencies.suppressions.suppress({ address, reason, purpose: event.purpose, at: event.at });
    const noted = await noteFailure(dependencies, { event: { ...event, kind }, address, now });
    businessId = noted ?? businessId;
  }
  return businessId;
}

/** Records a failure on the invoice or estimate in the email; its deliveries are recorded for invoices alone. */
async function noteFailure(dependencies: Dependencies, note: Omit<Note, 'invoiceId'>): Promise<string | undefined> {
  const { invoiceId, estimateLink: link } = note.event;
  if (link) return recordEstimateFailure(dependencies, { ...note, link });
  return invoiceId ? recordFailure(dependencies, { ...note, invoiceId }) : undefined;
}

/** Receipts and notices are delivered, too, but only the emails in the invoice's history count. */
async function recordDelivery(
  { invoices, store, reach }: Dependencies,
  { invoiceId, messageId, addresses, at, topic }: MailEvent,
): Promise<string | undefined> {
  const invoice = invoiceId ? await invoices.find(invoiceId) : undefined;
  if (!invoice) return undefined;
  const mailings = await store.listMailings(invoice.id);
  for (const address of addresses.filter((each) => isRecipient(invoice, mailings, each)))
    await reach.addDelivery(invoice.id, messageId, { address, at, ...(topic && { topic }) });
  return invoice.businessId;
}

/** Whether the invoice was mailed to the address; an event may arrive before the sending is recorded. */
function isRecipient({ billingEmail }: InvoiceRecord, mailings: readonly Mailing[], address: string): boolean {
  return mailings.some((mailing) => mailing.address === address) || billingEmail?.toLowerCase() === address;
}

type Note = { event: MailEvent & { kind: MailReturn }; invoiceId: string; address: string; now: Date };

const NOTHING = { businessId: undefined };

async function recordFailure({ invoices, store, outbox }: Dependencies, note: Note): Promise<string | undefined> {
  const { event, invoiceId, address, now } = note;
  const notices = noticesOf(note);
  const recorded = await retry('delivery-failure', async () => {
    const before = await invoices.find(invoiceId);
    if (!before) return NOTHING;
    const mailings = await store.listMailings(invoiceId);
    if (!isRecipient(before, mailings, address)) return NOTHING;
    const failure = { kind: event.kind, address, sentAt: event.sentAt };
    const after = withFailure(before, failure, mailings);
    const events = [{ at: event.at, type: 'MAIL_RETURN', ...failure } as const];
    const seen = store.seen({ invoiceId, messageId: event.messageId, kind: event.kind, address }, now);
    const failed = await outbox.order(notices, (orders) =>
      invoices.replace({ before, after, events, also: { seen, ...orders } }),
    );
    if (failed === 'seen') return NOTHING;
    return failed === null ? { businessId: before.businessId } : null;
  });
  if (!recorded) throw new Error('The invoice kept changing while a delivery failure was recorded');
  return recorded.businessId;
}

/** The owner is notified of addresses that do not accept email. */
function noticesOf({ event: { kind }, invoiceId, address, now }: Note): OwnerNotice[] {
  if (kind !== 'BOUNCED' && kind !== 'REFUSED') return [];
  const news = { what: 'BOUNCED', address } as const;
  return [{ kind: 'OWNER_NOTICE', id: newId(), invoiceId, sentAt: now.toISOString(), news }];
}
