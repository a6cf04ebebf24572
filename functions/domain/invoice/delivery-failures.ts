import { invoiceEvents } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { isPermanent, MAIL_RETURNS } from '#shared/invoice/returned-mail.ts';
import type { DeliveryFailure, InvoiceRecord } from './invoice-record.ts';

/** An email with an invoice: its recipient in lower case, and when it was sent. */
export type Mailing = { readonly address: string; readonly at: string };

/** The recorded emails of an invoice, oldest first. */
export async function listMailings(table: Pick<Table, 'query'>, invoiceId: string): Promise<Mailing[]> {
  const events = await table.query<InvoiceEvent>(startingWith(invoiceEvents(invoiceId)));
  return events
    .filter((event) => event.type === 'EMAIL')
    .flatMap(({ recipient, cc = [], at }) =>
      [recipient, ...cc].map((address) => ({ address: address.toLowerCase(), at })),
    );
}

/**
 * The invoice with a delivery failure, unless another email was sent to the address since, or a more severe failure is
 * known.
 */
export function withFailure(
  invoice: InvoiceRecord,
  failure: DeliveryFailure,
  mailings: readonly Mailing[],
): InvoiceRecord {
  if (isSuperseded(failure, mailings)) return invoice;
  return { ...invoice, deliveryFailure: foremost(invoice, failure) };
}

/**
 * The invoice without the failure of an earlier email. A failure of the email sent at `sentAt` stays, since it may be
 * recorded before that email.
 */
export function withoutOlderFailure(invoice: InvoiceRecord, sentAt: string): InvoiceRecord {
  const { deliveryFailure, ...kept } = invoice;
  return deliveryFailure && deliveryFailure.sentAt < sentAt ? kept : invoice;
}

/** A failure can be reported hours later, so one that is not permanent does not affect an email sent there since. */
function isSuperseded({ kind, address, sentAt }: DeliveryFailure, mailings: readonly Mailing[]): boolean {
  return !isPermanent(kind) && mailings.some((mailing) => mailing.address === address && mailing.at > sentAt);
}

/**
 * For the same address the more severe failure wins, since it may be permanent; otherwise the recipient's over that of
 * a copy, then the latest.
 */
function foremost({ deliveryFailure: before, billingEmail }: InvoiceRecord, next: DeliveryFailure): DeliveryFailure {
  if (!before) return next;
  const isRecipients = ({ address }: DeliveryFailure) => address === billingEmail?.toLowerCase();
  if (isRecipients(before) !== isRecipients(next)) return isRecipients(before) ? before : next;
  const isBefore =
    before.address === next.address
      ? MAIL_RETURNS.indexOf(before.kind) > MAIL_RETURNS.indexOf(next.kind)
      : before.sentAt > next.sentAt;
  return isBefore ? before : next;
}
