import { useState } from 'react';
import { type LedgerLine, PaymentInput } from '#shared/ledger/schema.ts';
import { fromCents } from '#shared/money.ts';
import { MANUAL_METHODS, type ManualMethod } from '#shared/payment-methods.ts';
import { keep, kept } from '#web/lib/browser/kept.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { type CheckedForm, useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { type PayableInvoice, settlingCents } from './payable.ts';
import { t } from './texts.en.ts';

/** A payment as typed. */
export type PaymentForm = Pick<PaymentInput, 'method' | 'paidOn'> & {
  readonly amount: TypedNumber;
  readonly reference: string;
  readonly note: string;
  readonly sendReceipt: boolean;
};

type RecordedPayment = Pick<LedgerLine, 'amount' | 'currency'>;

type PaymentFormOptions = {
  /** Called with the payment once it is recorded. */
  onRecorded: (recorded: RecordedPayment) => void;
  /** Called with a failure, and the reasons that no field shows. */
  onFailed?: (error: unknown, reasons: readonly string[]) => void;
};

/**
 * The form of a payment: by default the invoice's balance, received today. Its id is generated once, so a second click
 * or a retry after a lost response adds no second payment.
 */
export function usePaymentForm(
  invoice: PayableInvoice,
  { onRecorded, onFailed = showPaymentFailure }: PaymentFormOptions,
): CheckedForm<PaymentForm> {
  const { record } = usePaymentMutations(invoice.id);
  const today = useBusinessDay();
  const { emailVerified: canEmail } = useUser();
  const [rules] = useState(() => rulesFor(crypto.randomUUID()));
  const [values] = useState(() => paymentInFull(invoice, { method: lastMethod(), paidOn: today(), canEmail }));
  return useCheckedForm<PaymentForm, PaymentInput>({
    rules,
    values,
    onValid: async (input) => {
      const { payments } = await record.mutateAsync(input);
      keep(STORAGE_KEY, input.method);
      // After a lost response, this is the payment that was sent first.
      onRecorded(payments.find(({ id }) => id === input.id) ?? { ...input, currency: invoice.currency });
    },
    onFailed,
  });
}

/** Reports that a payment was not recorded. */
export function showPaymentFailure(error: unknown, reasons: readonly string[]): void {
  showRefusal(error, t.notRecorded, reasons);
}

/**
 * A payment of the whole balance, with a receipt for customers who have an email address and the invoice. Only users
 * with a confirmed email can send receipts.
 */
export function paymentInFull(
  invoice: PayableInvoice,
  { method, paidOn, canEmail }: Pick<PaymentForm, 'method' | 'paidOn'> & { canEmail: boolean },
): PaymentForm {
  const amount = fromCents(settlingCents(invoice, method));
  const sendReceipt = canEmail && Boolean(invoice.billingEmail) && invoice.status !== 'DRAFT';
  return { method, amount, paidOn, reference: '', note: '', sendReceipt };
}

function rulesFor(id: string): FormRules<PaymentForm, PaymentInput> {
  return {
    schema: PaymentInput,
    toInput: ({ amount, reference, note, sendReceipt, ...rest }) => ({
      ...rest,
      id,
      ...(amount !== '' && { amount }),
      ...(reference.trim() && { reference }),
      ...(note.trim() && { note }),
      ...(sendReceipt && { sendReceipt }),
    }),
  };
}

const STORAGE_KEY = 'lastPaymentMethod';

/** The method of the last payment recorded on this device; e-Transfer by default. */
function lastMethod(): ManualMethod {
  const last = kept(STORAGE_KEY);
  return MANUAL_METHODS.find((method) => method === last) ?? 'e-transfer';
}
