import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardWork } from '#web/lib/records/unsaved-work.ts';
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';

type LeaveGuardProps = {
  when: boolean;
  /** Says what happens to the work; by default, that it will be lost. */
  text?: string;
  confirmLabel?: string;
  tone?: 'danger' | 'primary';
};

/**
 * Guards unsaved work: asks before the user leaves the page by a link, Back or code, and before they log out; the
 * browser asks before the tab closes.
 */
export function LeaveGuard({
  when,
  text = 'Your changes are not saved. If you leave now, they will be lost.',
  confirmLabel = 'Leave without saving',
  tone = 'danger',
}: LeaveGuardProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    return guardWork({ navigate, ask: (next) => setLeave(() => next) });
  }, [when, navigate]);
  if (!when && !leave) return null;
  return (
    <LazyConfirmDialog
      cancelLabel="Keep editing"
      confirmLabel={confirmLabel}
      onConfirm={() => {
        setLeave(null);
        leave?.();
      }}
      onOpenChange={() => setLeave(null)}
      open={leave !== null}
      text={text}
      title="Leave this page?"
      tone={tone}
    />
  );
}
