import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { noteChange } from '#functions/domain/audit/audited-call.ts';
import { withAmountAnnounced } from '#functions/domain/invoice/charge.ts';
import { issuedWithCredit, sentFrom } from '#functions/domain/invoice/credit-first.ts';
import { withoutOlderFailure } from '#functions/domain/invoice/delivery-failures.ts';
import { type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { LedgerStore } from '#functions/domain/invoice/ledger-store.ts';
import {
  asEmailed,
  type PublishedInvoice,
  type PublishedInvoices,
} from '#functions/domain/invoice/published-invoice.ts';
import { statusEvents } from '#functions/domain/invoice/status-events.ts';
import { counted } from '#functions/domain/limits/counted.ts';
import type { Channel } from '#functions/domain/limits/daily-allowance.ts';
import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import { mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import { logLine } from '#functions/services/log.ts';
import type { SmsSender } from '#functions/services/sms.ts';
import type { Suppressions } from '#functions/services/suppressions.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { AppError } from '#shared/errors.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { JUST_SENT, SMS_UNCONFIRMED } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { smsRecipient } from './sms-recipient.ts';
import { smsText } from './sms-text.ts';
import type { DeliveryStore } from './store.ts';

/** The dependencies of sending an invoice. */
export type Dependencies = {
  table: Table;
  invoices: Invoices;
  ledger: LedgerStore;
  businesses: Pick<Businesses, 'find'>;
  published: Pick<PublishedInvoices, 'findToSend'>;
  store: DeliveryStore;
  limits: MessageLimits;
  suppressions: Suppressions;
  mails: { readonly add: (mail: SentInvoice) => Promise<void> };
  /** The address that sends email; without one, email is not configured. */
  mailFrom: string | undefined;
  sms: SmsSender;
  /** Additional number prefixes that the operator allows. */
  smsDestinations: readonly string[];
  siteUrl: string;
};

/**
 * Sends the link of an invoice to its recipient by SMS; a DRAFT becomes SENT. Throws INVALID_REQUEST for a number that
 * is invalid, not the invoice's or not allowed for SMS, CONFLICT if it was sent within the last minute or if it is
 * unknown whether it was, TOO_MANY_REQUESTS beyond the daily limits, PROVIDER_FAILED if it could not be sent.
 */
export async function sendBySms(
  dependencies: Dependencies,
  { caller, invoiceId, phoneNumber, now }: { caller: Caller; invoiceId: string; phoneNumber: string; now: Date },
): Promise<Invoice> {
  const found = await ownPublished(dependencies, caller, invoiceId);
  const { smsDestinations: destinations } = dependencies;
  const recipient = smsRecipient({ phoneNumber, billingPhone: found.record.billingPhone, destinations });
  return deliver(dependencies, { caller, found, channel: 'SMS', recipient, now }, (sent) =>
    dependencies.sms.send(recipient, smsText(messageOf(dependencies, sent, now))),
  );
}

/** A message to send; copies of an email count as messages of their own. */
export type Delivery = {
  caller: Caller;
  found: PublishedInvoice;
  channel: Channel;
  recipient: string;
  copies?: { readonly cc: readonly string[] };
  now: Date;
};

/**
 * Sends a message with `send`, at most once a minute and within the limits, and records it on its invoice. `send` gets
 * the invoice as it is by then: a draft that credit pays was issued before.
 */
export async function deliver(
  { store, limits, ...dependencies }: Omit<Dependencies, 'mails' | 'sms'>,
  { caller, found, channel, recipient, copies, now }: Delivery,
  send: (sent: PublishedInvoice) => Promise<void>,
): Promise<Invoice> {
  const { record } = found;
  let sent = found;
  const claim = { invoiceId: record.id, channel, recipient };
  if (!(await store.claimDelivery(claim, now))) {
    throw refusal({ JUST_SENT }, { what: 'invoice' });
  }
  try {
    // A sender's own copy is not limited.
    const recipients = [recipient, ...(copies?.cc ?? [])];
    const messages = recipients.map((each) => ({ businessId: record.businessId, channel, recipient: each, now }));
    await counted(limits, messages, async () => {
      sent = await issuedWithCredit(dependencies, found, { by: caller.email, now });
      await send(sent);
    });
  } catch (error) {
    // The claim stays: the same message must not be sent twice within the minute.
    if (mayBeOnItsWay(error)) throw unconfirmed(error);
    await store.releaseDelivery(claim);
    throw error;
  }
  // Logged in case the message cannot be recorded on the invoice.
  noteChange({ record: { kind: 'invoice', id: record.id, label: record.invoiceNumber } });
  const cc = copies?.cc.length ? { cc: [...copies.cc] } : {};
  const event = { at: now.toISOString(), type: channel, by: caller.email, recipient, ...cc };
  return toInvoice(await recordSent(dependencies.invoices, sent, event));
}

/** CONFLICT rather than a failure: the sender decides whether to send it again. */
function unconfirmed(cause: unknown): AppError {
  logLine('error', { event: 'delivery-unconfirmed', channel: 'SMS' });
  return refusal({ SMS_UNCONFIRMED }, { cause });
}

/** Records on an invoice that it was sent. */
async function recordSent(
  invoices: Invoices,
  found: PublishedInvoice,
  event: InvoiceEvent & { readonly by: string },
): Promise<InvoiceRecord> {
  const { record: sent, ...current } = found;
  const now = new Date(event.at);
  const { chargedOn } = asEmailed(found, now);
  const today = chargedOn && dayIn(found.business.timeZone, now);
  let before: InvoiceRecord | undefined = sent;
  const recorded = await retry('delivery-record', async () => {
    if (!before) return sent;
    const becomesSent = before.status === 'DRAFT';
    const { payTo } = current;
    const kept = { ...(event.type === 'EMAIL' ? emailed(before, { sent, today, at: event.at }) : before), payTo };
    const after = becomesSent ? sentFrom(kept, current, now) : kept;
    const events = [event, ...statusEvents(before, after, event.by)];
    if ((await invoices.replace({ before, after, events })) === null) return after;
    before = await invoices.find(sent.id);
    return null;
  });
  if (recorded) return recorded;
  logLine('error', { event: 'delivery-not-recorded', channel: event.type });
  return before ?? sent;
}

type Emailed = Parameters<typeof withAmountAnnounced>[1] & { readonly at: string };

/** An invoice whose email was sent again: it may have reached the recipient, and tells what is charged and when. */
function emailed(before: InvoiceRecord, { at, ...told }: Emailed): InvoiceRecord {
  return withAmountAnnounced(withoutOlderFailure(before, at), told);
}

/** The invoice as if sent now. Throws NOT_FOUND unless it belongs to the caller's business. */
export async function ownPublished(
  { published }: Pick<Dependencies, 'published'>,
  caller: Caller,
  invoiceId: string,
): Promise<PublishedInvoice> {
  const found = await published.findToSend(invoiceId);
  return orNotFound(found?.record.businessId === caller.businessId && found, 'invoice');
}

/** The input of a message. */
export function messageOf(
  { siteUrl }: Pick<Dependencies, 'siteUrl'>,
  { invoice, business, replyTo }: PublishedInvoice,
  now: Date,
) {
  return { invoice, replyTo, today: dayIn(business.timeZone, now), siteUrl, dictionary: messageDictionaryFor(invoice) };
}
