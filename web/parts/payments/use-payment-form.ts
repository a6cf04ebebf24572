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
import { type PayableInvoice, restCentsOf, settlingCents } from './payable.ts';
import { t } from './texts.en.ts';

/** A payment as typed. */
export type PaymentForm = Pick<PaymentInput, 'method' | 'paidOn'> & {
  readonly amount: TypedNumber;
  readonly reference: string;
  readonly note: string;
  readonly sendReceipt: boolean;
  /** What happens to a part above the balance; empty until that is decided. */
  readonly keepRest: NonNullable<PaymentInput['keepRest']> | '';
};

type RecordedPayment = Pick<LedgerLine, 'amount' | 'currency'> & Pick<PaymentInput, 'keepRest'>;

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
  const [id] = useState(() => crypto.randomUUID());
  const [values] = useState(() => paymentInFull(invoice, { method: lastMethod(), paidOn: today(), canEmail }));
  return useCheckedForm<PaymentForm, PaymentInput>({
    rules: rulesFor(id, invoice),
    values,
    onValid: async (input) => {
      const { payments } = await record.mutateAsync(input);
      rememberMethod(input.method);
      const sent = { ...input, currency: invoice.currency };
      // After a lost response, this is the payment that was sent first. One with a rest is only in part in the ledger.
      const recorded = payments.find((line) => line.id === input.id);
      onRecorded(input.keepRest ? sent : (recorded ?? sent));
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
  return { method, amount, paidOn, reference: '', note: '', sendReceipt, keepRest: 'credit' };
}

function rulesFor(id: string, invoice: PayableInvoice): FormRules<PaymentForm, PaymentInput> {
  return {
    schema: PaymentInput,
    check: (payment) => (hasRest(payment) && payment.keepRest === '' ? [{ path: 'keepRest', rule: 'required' }] : []),
    toInput: ({ amount, reference, note, sendReceipt, keepRest, ...rest }) => ({
      ...rest,
      id,
      ...(amount !== '' && { amount }),
      ...(reference.trim() && { reference }),
      ...(note.trim() && { note }),
      ...(sendReceipt && { sendReceipt }),
      ...(hasRest({ ...rest, amount }) && keepRest && { keepRest }),
    }),
    texts: { 'keepRest required': t.chooseRest },
    solves: SOLVES,
  };

  function hasRest(payment: Pick<PaymentForm, 'amount' | 'method'>): boolean {
    return restCentsOf(invoice, payment) > 0;
  }
}

const SOLVES = { amount: 'keepRest' } as const;

const STORAGE_KEY = 'lastPaymentMethod';

/** Keeps the method of a payment for the next one recorded on this device. */
export function rememberMethod(method: ManualMethod): void {
  keep(STORAGE_KEY, method);
}

/** The method of the last payment recorded on this device; e-Transfer by default. */
export function lastMethod(): ManualMethod {
  const last = kept(STORAGE_KEY);
  return MANUAL_METHODS.find((method) => method === last) ?? 'e-transfer';
}
