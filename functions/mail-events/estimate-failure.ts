import { newId } from '#functions/data/table/ids.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import { recordMailFailure } from '#functions/domain/estimate/mail-failures.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import type { EstimateNews } from '#functions/mail/orders/estimate-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { type EstimateLink, readEstimateLink } from '#shared/estimate/link.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { MailEvent } from './mail-event.ts';

type Dependencies = {
  readonly estimatesOf: (businessId: string) => Pick<Estimates, 'find' | 'note'>;
  readonly outbox: MailOutbox<BusinessMail>;
};

type Note = {
  readonly event: MailEvent & { readonly kind: MailReturn };
  /** The link of the estimate in the email. */
  readonly link: string;
  readonly address: string;
  readonly now: Date;
};

/**
 * Records on an estimate that an email with it did not reach an address, with a notice to its owner of one that accepts
 * no email. Ignores deleted estimates and those never sent to the address. Idempotent. Returns the business of the
 * estimate if it was recorded.
 */
export async function recordEstimateFailure(
  { estimatesOf, outbox }: Dependencies,
  { event, link, address, now }: Note,
): Promise<string | undefined> {
  const version = readEstimateLink(link);
  if (!version) return undefined;
  const { businessId, id: estimateId } = version;
  const notices = noticesOf({ ...version, kind: event.kind, address, now });
  const failure = { at: event.at, recipient: address, kind: event.kind };
  const failed = await outbox.order(notices, (also) =>
    recordMailFailure(
      { businessId, estimates: estimatesOf(businessId) },
      { estimateId, failure, now, also, isRelevant: (record) => isRecipient(record, address) },
    ),
  );
  return failed === null ? businessId : undefined;
}

/** Whether an email with the estimate went to the address. */
function isRecipient({ events, billingEmail }: EstimateRecord, address: string): boolean {
  const isIt = (each: string | undefined) => each?.toLowerCase() === address;
  return (
    isIt(billingEmail) ||
    events.some((event) => event.type === 'SENT' && [event.recipient, ...(event.cc ?? [])].some(isIt))
  );
}

type Noticed = EstimateLink & { readonly kind: MailReturn; readonly address: string; readonly now: Date };

/** The owner is notified of addresses that do not accept email. */
function noticesOf({ kind, businessId, id: estimateId, version, address, now }: Noticed): EstimateNews[] {
  if (kind !== 'BOUNCED' && kind !== 'REFUSED') return [];
  const about = { businessId, estimateId, version, address };
  return [{ kind: 'ESTIMATE_NEWS', id: newId(), sentAt: now.toISOString(), ...about, what: 'BOUNCED' }];
}
