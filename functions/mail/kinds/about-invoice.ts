import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Composed, Ending, MailKind, Records, Sources } from '#functions/mail/mail-kind.ts';
import type { InvoiceCopy, InvoiceMail, OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { recordFailure } from './record-failure.ts';

/** An invoice to send an email about, and the time. */
export type Found = { readonly found: PublishedInvoice; readonly now: Date };

/** The kind of an email about an invoice as it is when the email is sent; `isObsolete` says if it need no longer be. */
export function aboutInvoice<Queued extends InvoiceMail>(
  compose: (sources: Sources, mail: Queued, found: Found) => Promise<Composed>,
  kind: Pick<MailKind<Queued>, 'isOrdered' | 'isRepeatable' | 'settle' | 'next'> & {
    readonly isObsolete?: (mail: Queued, record: InvoiceRecord) => boolean;
  },
): MailKind<Queued> {
  const { isObsolete = () => false, ...rest } = kind;
  return {
    ...rest,
    async compose(sources, mail, now) {
      const found = await sources.published.findToSend(mail.invoiceId);
      if (!found) return 'UNWANTED';
      // Nothing leaves a suspended business, but its owner learns what happens to its money.
      if (found.business.suspendedAt && mail.kind !== 'OWNER_NOTICE') return 'OBSOLETE';
      return isObsolete(mail, found.record) ? 'OBSOLETE' : compose(sources, mail, { found, now });
    },
  };
}

/** How emails are sent that are ordered with their cause: at most once, or rather twice than never. */
export const ONCE = { isOrdered: true, isRepeatable: false } as const;
export const NOTICE = { isOrdered: true, isRepeatable: true } as const;

/** Records on the invoice how an email to its recipient ended; `next` follows one that was sent. */
export async function settleOnInvoice(
  records: Records,
  mail: Exclude<InvoiceMail, InvoiceCopy | OwnerNotice>,
  { state, now }: Ending,
  next?: InvoiceCopy,
): Promise<void> {
  if (state !== 'SENT') return recordFailure(records, mail, { kind: state, now });
  await records.attempts.settle(mail, now, next);
}

/** The owner of the business, unless they never confirmed their address: then nothing is sent. */
export async function confirmedOwner(
  { findUser }: Sources,
  { found: { business } }: Found,
): Promise<UserRecord | undefined> {
  const owner = await findUser(business.ownerId);
  return owner && isEmailVerified(owner) ? owner : undefined;
}

/** What an email about an invoice in a language is composed from. */
export function messageOf(
  { siteUrl }: Sources,
  { found: { invoice, business, replyTo }, now }: Found,
  language: Language,
) {
  return {
    invoice,
    replyTo,
    siteUrl,
    language,
    today: dayIn(business.timeZone, now),
    dictionary: messageDictionaryFor({ language, isDeposit: invoice.isDeposit }),
  };
}
