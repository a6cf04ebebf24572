import type { Entry } from '#functions/domain/audit/entry.ts';
import type { Mailing } from '#functions/domain/invoice/delivery-failures.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { isRemindable } from '#functions/domain/invoice/reminders.ts';
import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import { logLine } from '#functions/services/log.ts';
import type { Mail, Mailer } from './mail.ts';
import type { InvoiceCopy, InvoiceMail, SentStatement } from '#functions/mail/orders/business-mails.ts';
import type { Attempts } from './attempts.ts';
import { type Composition, composeMail } from './kinds/compose-mail.ts';
import { recordFailure } from './kinds/record-failure.ts';
import { sendOnce } from './send-once.ts';
import { composeStatement, type StatementSources } from './kinds/statement-mail.ts';

/** The dependencies of `sendMail`. */
export type Dependencies = Composition &
  StatementSources & {
    /** Adds an entry to the activity log of a business. */
    readonly recordActivity: (businessId: string, entry: Entry, now: Date) => Promise<void>;
    readonly invoices: Pick<Invoices, 'find' | 'replace'>;
    readonly published: Pick<PublishedInvoices, 'findToSend'>;
    readonly attempts: Attempts;
    /** The recorded emails of an invoice, oldest first. */
    readonly listMailings: (invoiceId: string) => Promise<Mailing[]>;
    readonly limits: MessageLimits;
    readonly mailer: Mailer;
  };

type SendableMail = InvoiceMail | SentStatement;

/** A run of the function: when it began, and the latest time at which Lambda ends it. */
export type Run = { readonly now: Date; readonly endsBy: Date };

/**
 * Sends a queued email, and then the copy that its sender wants. A copy that fails leaves the email as it is, and is
 * tried again with the email's next delivery.
 */
export async function sendMail(dependencies: Dependencies, mail: SendableMail, run: Run): Promise<void> {
  await sendOne(dependencies, mail, run);
  const copy = copyOf(mail);
  if (copy) await sendOne(dependencies, copy, run);
}

/** The sender's own copy, if they want one. */
function copyOf(mail: SendableMail): InvoiceCopy | undefined {
  if (mail.kind !== 'INVOICE' || !mail.copyTo) return undefined;
  return { ...mail, kind: 'INVOICE_COPY', id: `${mail.id}-copy`, copyTo: mail.copyTo };
}

/**
 * Sends an email about an invoice as it is now, however often it is delivered: an invoice or a statement at most once, to the recipient that its sender saw, and a notice about money once more if it is unknown whether it was sent.
 * Sends no invoice that was deleted or cancelled since, and no reminder of an amount no longer owed. Records a
 * permanent failure on the invoice, and one after which the email may have been sent; throws after a temporary one,
 * when nothing was sent.
 */
async function sendOne(dependencies: Dependencies, mail: SendableMail, run: Run): Promise<void> {
  const { attempts } = dependencies;
  const { now, endsBy } = run;
  const state = await attempts.stateOf(mail, now);
  if (state === 'SETTLED' || state === 'NOT_ORDERED') return;
  if (state === 'RUNNING') throw new Error('Another run is sending the email');
  const isRepeat = state === 'ABANDONED' && isNotice(mail);
  if (state !== 'NONE' && !isRepeat) return recordFailure(dependencies, mail, { kind: 'UNCONFIRMED', now });
  const ready = await readyToSend(dependencies, mail, now);
  if (!ready) return;
  const isBegun = isRepeat ? await attempts.repeat(mail, run) : await attempts.begin(mail, endsBy);
  if (!isBegun) throw new Error('Another run began to send the email');
  // The call that queued an invoice or a statement counted it; owners' notices are not limited.
  const isCounted = mail.kind === 'PAYER_NOTICE' || mail.kind === 'REMINDER';
  await sendOnce(dependencies, mail, {
    composed: ready.composed,
    counted: isCounted ? { businessId: ready.businessId, recipient: mail.to } : undefined,
    isRepeatable: isNotice(mail),
    now,
    onSent: () => attempts.settle(mail, now, copyOf(mail)),
    onFailed: (kind, cause) => recordFailure(dependencies, mail, { kind, now, cause }),
  });
}

type Ready = { readonly composed: Mail; readonly businessId: string };

/** The composed email; null if there is nothing to send, which settles it. */
async function readyToSend(dependencies: Dependencies, mail: SendableMail, now: Date): Promise<Ready | null> {
  if (mail.kind === 'STATEMENT') {
    const statement = await composeStatement(dependencies, mail, now);
    if (statement) return { composed: statement, businessId: mail.businessId };
    await recordFailure(dependencies, mail, { kind: 'NOT_SENT', now });
    return null;
  }
  const found = await dependencies.published.findToSend(mail.invoiceId);
  if (!found) {
    logLine('info', { event: 'invoice-mail-without-invoice' });
    return null;
  }
  if (isObsolete(mail, found)) {
    await recordFailure(dependencies, mail, { kind: 'NOT_SENT', now });
    return null;
  }
  const composed = await composeMail(dependencies, mail, { found, now });
  if (composed) return { composed, businessId: found.business.id };
  await dependencies.attempts.settle(mail, now);
  logLine('info', { event: 'invoice-mail-not-wanted', kind: mail.kind });
  return null;
}

/** A second notice does no harm; a second invoice or reminder does. */
function isNotice({ kind }: SendableMail): boolean {
  return kind === 'PAYER_NOTICE' || kind === 'OWNER_NOTICE';
}

/** Whether the invoice was cancelled since, or needs no reminder any more. */
function isObsolete(mail: InvoiceMail, { record }: PublishedInvoice): boolean {
  if (mail.kind === 'REMINDER') return !isRemindable(record);
  const isInvoice = mail.kind === 'INVOICE' || mail.kind === 'INVOICE_COPY';
  return isInvoice && record.status === 'CANCELLED' && mail.status !== 'CANCELLED';
}
