import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardWork } from '#web/lib/records/unsaved-work.ts';
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';
import { t } from './texts.en.ts';

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
  text = t.leaveText,
  confirmLabel = t.leaveWithoutSaving,
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
      cancelLabel={t.keepEditing}
      confirmLabel={confirmLabel}
      onConfirm={() => {
        setLeave(null);
        leave?.();
      }}
      onOpenChange={() => setLeave(null)}
      open={leave !== null}
      text={text}
      title={t.leave}
      tone={tone}
    />
  );
}
