import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#web/lib/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { t } from './texts.en.tsx';

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
    if (!(await isDone(blocking, t.notBlocked, showRefusal))) return;
    onBlocked();
  };
  return (
    <div className="mt-4 text-center">
      <Button onClick={() => setIsAsking(true)} variant="ghost">
        {t.doNotInvite}
      </Button>
      <LazyConfirmDialog
        busyLabel={t.blocking}
        confirmLabel={t.block}
        onConfirm={block}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={companyName ? t.blockRejects({ company: companyName }) : t.blockSender}
        title={t.blockQuestion}
      />
    </div>
  );
}
