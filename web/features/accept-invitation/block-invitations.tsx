import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#web/lib/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';

type BlockInvitationsProps = {
  token: string;
  /** Absent once the invitation is no longer open. */
  companyName: string | undefined;
  onBlocked: () => void;
};

/**
 * Lets the invited person block further invitations from this company. The mailed link (`&block`) only opens the
 * dialog, because mail scanners follow links.
 */
export function BlockInvitations({ token, companyName, onBlocked }: BlockInvitationsProps) {
  const [search] = useSearchParams();
  const [isAsking, setIsAsking] = useState(search.has('block'));
  const block = async () => {
    const blocking = call('POST /invitations/{token}/block', { token });
    if (!(await isDone(blocking, 'Failed to block invitations. Please try again.', showRefusal))) return;
    onBlocked();
  };
  return (
    <div className="mt-4 text-center">
      <Button onClick={() => setIsAsking(true)} variant="ghost">
        Do not invite me again
      </Button>
      <LazyConfirmDialog
        busyLabel="Blocking..."
        confirmLabel="Block invitations"
        onConfirm={block}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={
          companyName
            ? `This rejects the invitation and stops ${companyName} from inviting you again.`
            : 'This stops the company that sent you this link from inviting you again.'
        }
        title="Block invitations?"
      />
    </div>
  );
}
