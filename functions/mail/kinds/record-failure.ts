import { retry } from '#functions/data/table/retry.ts';
import type { Entry } from '#functions/domain/audit/entry.ts';
import { type Mailing, withFailure, withoutOlderFailure } from '#functions/domain/invoice/delivery-failures.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { InvoiceMail, SentStatement } from '#functions/mail/orders/business-mails.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { Attempts } from '#functions/mail/attempts.ts';

/** Why a queued email failed. */
export type FailureKind = Extract<MailReturn, 'UNCONFIRMED' | 'NOT_SENT' | 'UNSENDABLE'>;

type Dependencies = {
  readonly invoices: Pick<Invoices, 'find' | 'replace'>;
  readonly attempts: Pick<Attempts, 'settle' | 'settling'>;
  readonly listMailings: (invoiceId: string) => Promise<Mailing[]>;
  readonly recordActivity: (businessId: string, entry: Entry, now: Date) => Promise<void>;
};

/**
 * Settles an email that failed, and records the failure on its invoice once. A deleted invoice records nothing, a
 * notice to the owner and a sender's own copy are only logged, a failed statement is recorded in the activity log, and a failed reminder or
 * notice to the payer only in the history, since the invoice was mailed before.
 */
export async function recordFailure(
  { invoices, attempts, listMailings, recordActivity }: Dependencies,
  mail: InvoiceMail | SentStatement,
  { kind, now, cause }: { kind: FailureKind; now: Date; cause?: unknown },
): Promise<void> {
  if (mail.kind === 'OWNER_NOTICE' || mail.kind === 'INVOICE_COPY') {
    await attempts.settle(mail, now);
    const event = mail.kind === 'OWNER_NOTICE' ? 'owner-notice-not-sent' : 'invoice-copy-not-sent';
    return logLine('warn', { event, kind, ...(cause !== undefined && failureFields(cause)) });
  }
  if (mail.kind === 'STATEMENT') {
    const { businessId, customerId: id, customer: label, to: address } = mail;
    const recipient = { kind: 'text', text: address } as const;
    const changes = [{ field: 'recipient', to: recipient }];
    const record = { kind: 'customer', id, label } as const;
    const action = kind === 'UNCONFIRMED' ? 'customer.doubt-statement' : 'customer.return-statement';
    await recordActivity(businessId, { action, record, changes }, now);
    await attempts.settle(mail, now);
    return logLine('warn', { event: 'statement-not-sent', kind, ...(cause !== undefined && failureFields(cause)) });
  }
  const { invoiceId, to, sentAt } = mail;
  const failure = { kind, address: to.toLowerCase(), sentAt };
  const isRecorded = await retry('delivery-failure', async () => {
    const before = await invoices.find(invoiceId);
    if (!before) {
      await attempts.settle(mail, now);
      return true;
    }
    const failed = await invoices.replace({
      before,
      after:
        mail.kind !== 'INVOICE'
          ? before
          : // Recording the email removes an older failure too, and may come after this one.
            withFailure(withoutOlderFailure(before, sentAt), failure, await listMailings(invoiceId)),
      events: [{ at: now.toISOString(), type: 'MAIL_RETURN', kind, address: to, sentAt }],
      also: { attempt: attempts.settling(mail, now) },
    });
    return failed === null || failed === 'attempt' || null;
  });
  if (!isRecorded) throw new Error('The invoice kept changing while a delivery failure was recorded');
  logLine('warn', { event: 'delivery-failure-recorded', kind, ...(cause !== undefined && failureFields(cause)) });
}
