import { useState } from 'react';
import { dayIn } from '#shared/calendar-day.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmClaimDialog } from './confirm-claim-dialog.tsx';
import { claimText } from './ledger-texts.ts';
import type { PayableInvoice } from './payable.ts';

type ClaimNoticeProps = { invoice: PayableInvoice; claim: OpenClaim; onAnswered: () => void };

/** Says that the customer reported an e-Transfer, which can be confirmed or dismissed. */
export function ClaimNotice({ invoice, claim, onAnswered }: ClaimNoticeProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { answerClaim } = usePaymentMutations(invoice.id);
  const { timeZone } = useUser();
  const claimedOn = dayIn(timeZone, new Date(claim.at));
  const dismiss = async () => {
    try {
      await answerClaim.mutateAsync({ claimId: claim.id, action: 'dismiss' });
    } catch (error) {
      return showFailure(error, 'Failed to dismiss the report');
    }
    toast.success('Report dismissed');
    onAnswered();
  };
  return (
    <Notice title="e-Transfer reported" tone="warning">
      <p className="wrap-anywhere">{claimText(claim, claimedOn)}</p>
      <div className="mt-3 grid gap-2 sm:flex">
        <Button disabled={answerClaim.isPending} onClick={() => setIsConfirming(true)} size="sm">
          Confirm Payment
        </Button>
        <Button onClick={dismiss} size="sm" variant="secondary">
          Not Received
        </Button>
      </div>
      {isConfirming && (
        <ConfirmClaimDialog
          claim={claim}
          claimedOn={claimedOn}
          invoice={invoice}
          onClose={() => setIsConfirming(false)}
          onConfirmed={onAnswered}
        />
      )}
    </Notice>
  );
}
