import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { ClaimAnswer } from '#shared/ledger/claim.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { useUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { type CheckedForm, useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { amountText, type PayableInvoice } from './payable.ts';
import { AmountField, DateField, ReceiptField } from './payment-fields.tsx';
import { type PaymentForm, paymentInFull, showPaymentFailure } from './use-payment-form.ts';

type ConfirmClaimDialogProps = {
  invoice: PayableInvoice;
  claim: OpenClaim;
  /** The day of the claim in the business's time zone. */
  claimedOn: CalendarDay;
  onClose: () => void;
  /** Called once the payment is recorded, after `onClose`. */
  onConfirmed: () => void;
};

/** Records the e-Transfer that a customer reported: by default the whole balance, received on the day of the report. */
export function ConfirmClaimDialog(props: ConfirmClaimDialogProps) {
  const { invoice, onClose } = props;
  const payment = useConfirmation(props);
  return (
    <FormDialog
      busyLabel="Recording..."
      description="Enter what arrived in your account, and when."
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      isBusy={payment.isBusy}
      isDirty={payment.isDirty}
      noValidate
      onClose={onClose}
      onSubmit={payment.submit}
      submitLabel="Confirm Payment"
      title="Confirm e-Transfer"
    >
      <AmountField invoice={invoice} payment={payment} />
      <DateField payment={payment} />
      <ReceiptField invoice={invoice} payment={payment} />
    </FormDialog>
  );
}

function useConfirmation(props: ConfirmClaimDialogProps): CheckedForm<PaymentForm> {
  const { invoice, claim, claimedOn, onClose, onConfirmed } = props;
  const { answerClaim } = usePaymentMutations(invoice.id);
  const { emailVerified: canEmail } = useUser();
  const [values] = useState(() => paymentInFull(invoice, { method: claim.method, paidOn: claimedOn, canEmail }));
  const payment = useCheckedForm<PaymentForm, ClaimAnswer>({
    rules: RULES,
    values,
    onValid: async (answer): Promise<void> => {
      try {
        const { payments } = await answerClaim.mutateAsync({ claimId: claim.id, ...answer });
        // After a lost response, this is the payment that was confirmed first.
        const { amount = 0 } = payments.find(({ id }) => id === claim.id) ?? answer;
        onClose();
        toast.success(`Payment of ${amountText(amount, invoice.currency)} recorded`);
        onConfirmed();
      } catch (error) {
        showPaymentFailure(error, payment.showIssues(error));
      }
    },
  });
  return payment;
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
