import type { DeliveryFailure } from '#functions/data/invoice/invoice-record.ts';
import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { SuppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { SuppressionReason } from '#functions/services/suppressions.ts';
import { MAIL_RETURNS, type MailReturn } from '#shared/invoice/returned-mail.ts';
import type { MailEvent } from './mail-event.ts';
import type { MailEventStore } from './store.ts';

type Dependencies = {
  invoices: Pick<Invoices, 'find' | 'replace'>;
  suppressions: Pick<SuppressedAddresses, 'suppress'>;
  store: MailEventStore;
};

/** What is not written to again; the rest may have been for the moment. */
const SUPPRESSES: Partial<Record<MailReturn, SuppressionReason>> = { BOUNCED: 'BOUNCED', COMPLAINED: 'COMPLAINED' };

/**
 * Applies what became of an e-mail, once however often it is told: the address is written to no more where that has no
 * sense, and the invoice that it carried tells its business. An invoice that is gone, or was never mailed there, stays as
 * it is. Answers the id of the business on whose invoice something was noted.
 */
export async function applyMailEvent(
  dependencies: Dependencies,
  event: MailEvent,
  now: Date,
): Promise<string | undefined> {
  const reason = SUPPRESSES[event.kind];
  let businessId: string | undefined;
  for (const address of event.addresses) {
    if (reason) await dependencies.suppressions.suppress({ address, reason, at: event.at });
    if (!event.invoiceId) continue;
    const noted = await recordFailure(dependencies, { event, invoiceId: event.invoiceId, address, now });
    businessId = noted ?? businessId;
  }
  return businessId;
}

type Note = { event: MailEvent; invoiceId: string; address: string; now: Date };

const NOTHING = { businessId: undefined };

async function recordFailure({ invoices, store }: Dependencies, note: Note): Promise<string | undefined> {
  const { event, invoiceId, address, now } = note;
  const recorded = await retry('delivery-failure', async () => {
    const before = await invoices.find(invoiceId);
    if (!before) return NOTHING;
    const mailings = (await store.listMailings(invoiceId)).filter((mailing) => mailing.address === address);
    // A message may come back before its sending is noted.
    if (mailings.length === 0 && before.billingEmail?.toLowerCase() !== address) return NOTHING;
    const failure = { kind: event.kind, address, sentAt: event.sentAt };
    const failed = await invoices.replace({
      before,
      after: isOvertaken(event, mailings)
        ? before
        : { ...before, deliveryFailure: foremost(before.deliveryFailure, failure) },
      events: [{ at: event.at, type: event.kind, detail: address, sentAt: event.sentAt }],
      also: { seen: store.seen({ invoiceId, messageId: event.messageId, kind: event.kind, address }, now) },
    });
    if (failed === 'seen') return NOTHING;
    return failed === null ? { businessId: before.businessId } : null;
  });
  if (!recorded) throw new Error('The invoice kept changing while a delivery failure was recorded');
  return recorded.businessId;
}

/** SES gives up hours later: that a message did not arrive says nothing of one that was sent there since. */
function isOvertaken({ kind, sentAt }: MailEvent, mailings: readonly { at: string }[]): boolean {
  return !SUPPRESSES[kind] && mailings.some(({ at }) => at > sentAt);
}

/** To one address the weightier counts, as it may stand for good; of two addresses the one that was written to last. */
function foremost(before: DeliveryFailure | undefined, next: DeliveryFailure): DeliveryFailure {
  if (!before) return next;
  const isBefore =
    before.address === next.address
      ? MAIL_RETURNS.indexOf(before.kind) > MAIL_RETURNS.indexOf(next.kind)
      : before.sentAt > next.sentAt;
  return isBefore ? before : next;
}
