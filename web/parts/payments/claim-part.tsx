import { type ReactNode, useEffect } from 'react';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { fromCents } from '#shared/money.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import type { Payer } from '#web/parts/receipts/use-receipt-form.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { claimText } from './ledger-texts.ts';
import { amountText, balanceCentsOf, type PayableInvoice } from './payable.ts';
import { AmountField, DateField, ReceiptField } from './payment-fields.tsx';
import { RestField } from './rest-field.tsx';
import { t } from './texts.en.ts';
import { useClaimedInvoices } from './use-claimed-invoices.ts';
import { useConfirmation } from './use-confirmation.ts';

type ClaimPartProps = {
  invoice: PayableInvoice;
  claim: OpenClaim;
  /** Called whenever unsaved input appears or is gone. */
  onDirty: (isDirty: boolean) => void;
  onAnswered: () => void;
  /** Called to record it for several invoices of a customer. */
  onSeveral: (customer: Payer) => void;
};

/** The customer's report of an e-Transfer, to confirm with what arrived or to dismiss. */
export function ClaimPart({ onSeveral, ...props }: ClaimPartProps) {
  const { invoice, claim } = props;
  const paid = useClaimedInvoices(invoice, claim);
  const mayChange = useMayChange();
  return (
    <section className="mb-5 border-line border-b pb-5">
      <Notice className="mb-4" title={t.claimReported} tone="warning">
        <p className="wrap-anywhere">{claimText(claim, invoice.currency)}</p>
        {paid.kind === 'several' && (
          <p className="mt-1">
            {t.claimedMore({ balance: amountText(fromCents(balanceCentsOf(invoice)), invoice.currency) })}
          </p>
        )}
      </Notice>
      {mayChange && paid.kind === 'unknown' && (
        <LoadingRegion title={t.checkingInvoices}>
          <Skeleton className="h-10" />
        </LoadingRegion>
      )}
      {mayChange && paid.kind === 'one' && <Confirmation {...props} />}
      {mayChange && paid.kind === 'several' && (
        <Answers {...props} isBusy={false}>
          {(isAnswered) => (
            <Button disabled={isAnswered} onClick={() => onSeveral(paid.customer)}>
              {t.confirmPayment}
            </Button>
          )}
        </Answers>
      )}
    </section>
  );
}

/** Confirms it as a payment of its own invoice. */
function Confirmation({ onDirty, ...props }: Omit<ClaimPartProps, 'onSeveral'>) {
  const { invoice } = props;
  const payment = useConfirmation(props);
  const { isDirty } = payment;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <form aria-label={t.confirmClaim} noValidate onSubmit={payment.onSubmit}>
      <fieldset className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2" disabled={payment.isBusy}>
        <AmountField invoice={invoice} payment={payment} />
        <DateField payment={payment} />
        <RestField invoice={invoice} payment={payment} />
        <ReceiptField invoice={invoice} payment={payment} />
      </fieldset>
      <Answers {...props} isBusy={payment.isBusy}>
        {(isAnswered) => (
          <Button busy={payment.isBusy} busyLabel={t.recording} disabled={isAnswered} type="submit">
            {t.confirmPayment}
          </Button>
        )}
      </Answers>
    </form>
  );
}

type AnswersProps = Pick<ClaimPartProps, 'invoice' | 'claim' | 'onAnswered'> & {
  isBusy: boolean;
  /** The button that confirms it, which is given whether it is being dismissed. */
  children: (isAnswered: boolean) => ReactNode;
};

/** The buttons that confirm the report or dismiss it. */
function Answers({ invoice, claim, onAnswered, isBusy, children }: AnswersProps) {
  const { answerClaim } = usePaymentMutations(invoice.id);
  const dismiss = async () => {
    const dismissing = answerClaim.mutateAsync({ claimId: claim.id, action: 'dismiss' });
    if (!(await isDone(dismissing, t.notDismissed))) return;
    toast.success(t.dismissed);
    onAnswered();
  };
  return (
    <div className="mt-4 grid gap-2 sm:flex sm:flex-row-reverse">
      {children(answerClaim.isPending)}
      <Button disabled={isBusy} onClick={dismiss} type="button" variant="secondary">
        {t.notReceived}
      </Button>
    </div>
  );
}
