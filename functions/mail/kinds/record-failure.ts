import { retry } from '#functions/data/table/retry.ts';
import { withFailure, withoutOlderFailure } from '#functions/domain/invoice/delivery-failures.ts';
import type { FailureKind, Records } from '#functions/mail/mail-kind.ts';
import type { InvoiceCopy, InvoiceMail, OwnerNotice } from '#functions/mail/orders/business-mails.ts';

/**
 * Settles an email that failed, and records the failure on its invoice once. A deleted invoice records nothing, and a
 * failed reminder or notice only in the history, since the invoice was mailed before.
 */
export async function recordFailure(
  { invoices, attempts, listMailings }: Records,
  mail: Exclude<InvoiceMail, InvoiceCopy | OwnerNotice>,
  { kind, now }: { kind: FailureKind; now: Date },
): Promise<void> {
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
}
