import { retry } from '#functions/data/table/retry.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { chargeEnded } from './charge.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { Invoices } from './invoices.ts';

/** The dependencies of ending a charge. */
export type EndingDependencies = {
  readonly invoices: Pick<Invoices, 'find' | 'replace'>;
  readonly payments: Pick<CardPayments, 'expireCheckout'>;
  readonly outbox: MailOutbox;
};

type Ending = Omit<Parameters<typeof chargeEnded>[1], 'because'> & {
  /** Why it ends; undefined if it goes on. Throws if that is not for this caller to decide. */
  readonly because: (invoice: InvoiceRecord) => Parameters<typeof chargeEnded>[1]['because'] | undefined;
};

type Outcome =
  | { readonly is: 'ended'; readonly invoice: InvoiceRecord }
  | { readonly is: 'none' }
  | { readonly is: 'running'; readonly isDebit: boolean };

/**
 * Ends the charge of an invoice: one that was prepared is called off at the provider first. Returns `ended` with the
 * invoice after it, `none` if there is no charge to end, or `running` while the card is being charged or a debit is on
 * its way; then nothing changes. Throws UNAVAILABLE if the invoice keeps changing.
 */
export async function endCharge(
  { invoices, payments, outbox }: EndingDependencies,
  invoiceId: string,
  { because: reasonFor, ...ending }: Ending,
): Promise<Outcome> {
  const done = await retry('charge-end', async (): Promise<Outcome | null> => {
    const before = await invoices.find(invoiceId);
    const because = before?.charge?.on ? reasonFor(before) : undefined;
    if (!before || !because) return { is: 'none' };
    const { checkout } = before;
    if (checkout?.pending) return { is: 'running', isDebit: true };
    if (checkout?.isCharge && checkout.sessionId) {
      const ended = await payments.expireCheckout(checkout.accountId, checkout.sessionId);
      if (ended === 'complete') return { is: 'running', isDebit: checkout.isDebit === true };
    }
    const { after, events, mails } = chargeEnded(before, { ...ending, because });
    const failed = await outbox.order(mails, (also) => invoices.replace({ before, after, events, also }));
    return failed === null ? { is: 'ended', invoice: after } : null;
  });
  if (!done) throw refusal({ BUSY });
  return done;
}
