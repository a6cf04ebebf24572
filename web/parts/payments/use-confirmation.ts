import { useState } from 'react';
import { ClaimAnswer } from '#shared/ledger/claim.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { useUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { type CheckedForm, useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { amountText, type PayableInvoice, restCentsOf } from './payable.ts';
import { t } from './texts.en.ts';
import { type PaymentForm, paymentInFull, showPaymentFailure } from './use-payment-form.ts';

type Confirmed = { invoice: PayableInvoice; claim: OpenClaim; onAnswered: () => void };

/** The form that confirms a report, which starts with what was reported, else the balance, on the day of the report. */
export function useConfirmation({ invoice, claim, onAnswered }: Confirmed): CheckedForm<PaymentForm> {
  const { answerClaim } = usePaymentMutations(invoice.id);
  const { emailVerified: canEmail } = useUser();
  const [values] = useState(() => {
    const inFull = paymentInFull(invoice, { method: claim.method, paidOn: claim.on, canEmail });
    return { ...inFull, amount: claim.amount ?? inFull.amount };
  });
  return useCheckedForm<PaymentForm, ClaimAnswer>({
    rules: rulesFor(invoice),
    values,
    onValid: async (answer) => {
      const { payments } = await answerClaim.mutateAsync({ claimId: claim.id, ...answer });
      const { keepRest, amount: sent = 0 } = answer;
      // After a lost response, this is the payment confirmed at the first try. One with a rest is only in part there.
      const { amount } = payments.find(({ id }) => !keepRest && id === claim.id) ?? { amount: sent };
      const text = keepRest === 'credit' ? t.recordedWithCredit : t.recorded;
      toast.success(text({ amount: amountText(amount, invoice.currency) }));
      onAnswered();
    },
    onFailed: showPaymentFailure,
  });
}

function rulesFor(invoice: PayableInvoice): FormRules<PaymentForm, ClaimAnswer> {
  const hasRest = (payment: PaymentForm) => restCentsOf(invoice, payment) > 0;
  return {
    schema: ClaimAnswer,
    check: (payment) => [
      // Without an amount, the server takes the reported one or the balance.
      ...(payment.amount === '' ? [{ path: 'amount', rule: 'required' } as const] : []),
      ...(hasRest(payment) && payment.keepRest === '' ? [{ path: 'keepRest', rule: 'required' } as const] : []),
    ],
    toInput: (payment) => {
      const { amount, paidOn, sendReceipt, keepRest } = payment;
      return {
        action: 'confirm',
        ...(amount !== '' && { amount }),
        paidOn,
        ...(sendReceipt && { sendReceipt }),
        ...(hasRest(payment) && keepRest && { keepRest }),
      };
    },
    texts: { 'keepRest required': t.chooseRest },
    solves: SOLVES,
  };
}

const SOLVES = { amount: 'keepRest' } as const;
