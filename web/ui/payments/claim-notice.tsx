import type { ClaimAnswer } from '#shared/ledger/claim.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { claimText } from './ledger-texts.ts';
import { amountText } from './payable.ts';

type ClaimNoticeProps = { invoiceId: string; ledger: InvoicePayments; onAnswered: () => void };

/** That the customer says to have sent an e-Transfer, to be confirmed with the balance received today, or dismissed. */
export function ClaimNotice({ invoiceId, ledger, onAnswered }: ClaimNoticeProps) {
  const { answerClaim } = usePaymentMutations(invoiceId);
  const { claim, balance, currency } = ledger;
  const answer = useAction(async (action: ClaimAnswer['action']) => {
    if (!claim) return;
    try {
      await answerClaim.mutateAsync({ claimId: claim.id, action });
    } catch (error) {
      return showFailure(error, 'Failed to answer');
    }
    toast.success(action === 'confirm' ? 'Payment recorded' : 'Report dismissed');
    onAnswered();
  });
  if (!claim) return null;
  return (
    <Notice title="e-Transfer reported" tone="warning">
      <p className="wrap-anywhere">{claimText(claim)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={answer.isBusy} onClick={() => answer.run('confirm')}>
          {`Confirm ${amountText(balance, currency)}`}
        </Button>
        <Button disabled={answer.isBusy} onClick={() => answer.run('dismiss')} variant="secondary">
          Not Received
        </Button>
      </div>
    </Notice>
  );
}
