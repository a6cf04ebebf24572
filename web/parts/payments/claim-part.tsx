import { useEffect, useState } from 'react';
import { ClaimAnswer } from '#shared/ledger/claim.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { type CheckedForm, useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { claimText } from './ledger-texts.ts';
import { amountText, type PayableInvoice } from './payable.ts';
import { AmountField, DateField, ReceiptField } from './payment-fields.tsx';
import { t } from './texts.en.ts';
import { type PaymentForm, paymentInFull, showPaymentFailure } from './use-payment-form.ts';

type ClaimPartProps = {
  invoice: PayableInvoice;
  claim: OpenClaim;
  /** Called whenever unsaved input appears or is gone. */
  onDirty: (isDirty: boolean) => void;
  onAnswered: () => void;
};

/** The customer's report of an e-Transfer, to confirm with what arrived or to dismiss. */
export function ClaimPart({ onDirty, ...props }: ClaimPartProps) {
  const { invoice, claim, onAnswered } = props;
  const payment = useConfirmation(props);
  const dismissal = useDismissal(invoice.id, claim, onAnswered);
  const { isDirty } = payment;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <section className="mb-5 border-line border-b pb-5">
      <Notice className="mb-4" title={t.claimReported} tone="warning">
        <p className="wrap-anywhere">{claimText(claim)}</p>
      </Notice>
      <form aria-label={t.confirmClaim} noValidate onSubmit={payment.onSubmit}>
        <fieldset className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2" disabled={payment.isBusy}>
          <AmountField invoice={invoice} payment={payment} />
          <DateField payment={payment} />
          <ReceiptField invoice={invoice} payment={payment} />
        </fieldset>
        <div className="mt-4 grid gap-2 sm:flex sm:flex-row-reverse">
          <Button busy={payment.isBusy} busyLabel={t.recording} disabled={dismissal.isPending} type="submit">
            {t.confirmPayment}
          </Button>
          <Button disabled={payment.isBusy} onClick={dismissal.dismiss} type="button" variant="secondary">
            {t.notReceived}
          </Button>
        </div>
      </form>
    </section>
  );
}

function useDismissal(invoiceId: string, claim: OpenClaim, onAnswered: () => void) {
  const { answerClaim } = usePaymentMutations(invoiceId);
  const dismiss = async () => {
    const dismissing = answerClaim.mutateAsync({ claimId: claim.id, action: 'dismiss' });
    if (!(await isDone(dismissing, t.notDismissed))) return;
    toast.success(t.dismissed);
    onAnswered();
  };
  return { dismiss, isPending: answerClaim.isPending };
}

/** The payment form, which starts with the whole balance on the day of the report. */
function useConfirmation({ invoice, claim, onAnswered }: Omit<ClaimPartProps, 'onDirty'>): CheckedForm<PaymentForm> {
  const { answerClaim } = usePaymentMutations(invoice.id);
  const { emailVerified: canEmail } = useUser();
  const [values] = useState(() => paymentInFull(invoice, { method: claim.method, paidOn: claim.on, canEmail }));
  return useCheckedForm<PaymentForm, ClaimAnswer>({
    rules: RULES,
    values,
    onValid: async (answer) => {
      const { payments } = await answerClaim.mutateAsync({ claimId: claim.id, ...answer });
      // After a lost response, this is the payment confirmed at the first try.
      const { amount = 0 } = payments.find(({ id }) => id === claim.id) ?? answer;
      toast.success(t.recorded({ amount: amountText(amount, invoice.currency) }));
      onAnswered();
    },
    onFailed: showPaymentFailure,
  });
}

const RULES: FormRules<PaymentForm, ClaimAnswer> = {
  schema: ClaimAnswer,
  // Without an amount, the server takes the balance.
  check: ({ amount }) => (amount === '' ? [{ path: 'amount', rule: 'required' }] : []),
  toInput: ({ amount, paidOn, sendReceipt }) => ({
    action: 'confirm',
    ...(amount !== '' && { amount }),
    paidOn,
    ...(sendReceipt && { sendReceipt }),
  }),
};
