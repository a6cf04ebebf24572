import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type BlockInvitationsProps = { token: string; companyName: string };

/**
 * Lets the invited person block further invitations from this company. The mailed link (`&block`) only opens the
 * dialog, because mail scanners follow links.
 */
export function BlockInvitations({ token, companyName }: BlockInvitationsProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isAsking, setIsAsking] = useState(search.has('block'));
  const block = async () => {
    try {
      await call('POST /invitations/{token}/block', { token });
    } catch (error) {
      showRefusal(error, 'Failed to block invitations. Please try again.');
      return;
    }
    setIsAsking(false);
    toast.success('Invitations blocked', { description: `${companyName} cannot invite you again.` });
    navigate(paths.home, { replace: true });
  };
  return (
    <div className="mt-4 text-center">
      <Button onClick={() => setIsAsking(true)} variant="ghost">
        Do not invite me again
      </Button>
      <ConfirmDialog
        busyLabel="Blocking..."
        confirmLabel="Block invitations"
        onConfirm={block}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={`This rejects the invitation and stops ${companyName} from inviting you again. This action cannot be undone.`}
        title="Block invitations?"
      />
    </div>
  );
}
