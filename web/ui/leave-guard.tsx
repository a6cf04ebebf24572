import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveGuardProps = {
  when: boolean;
  /** What becomes of the work; unless told, that it is lost. */
  text?: string;
  confirmLabel?: string;
  tone?: 'danger' | 'primary';
};

/**
 * Asks before the reader leaves a screen with work on it that is not saved, by a link, the back button or a program;
 * closing the tab is asked about by the browser. Browsers without the Navigation API ask on closing only.
 */
export function LeaveGuard({
  when,
  text = 'Your changes are not saved. If you leave now, they are lost.',
  confirmLabel = 'Leave without saving',
  tone = 'danger',
}: LeaveGuardProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    let isAllowed = false;
    let opensOtherProgram = false;
    const onNavigate = (event: NavigateEvent) => {
      // A mail or a call leaves the page where it is, though the browser announces it as leaving.
      opensOtherProgram = !/^https?:/.test(event.destination.url);
      if (opensOtherProgram) return;
      // Nobody leaves by a replacement: it is the screen that corrects its own address.
      if (event.navigationType === 'replace') return;
      if (isAllowed || !event.cancelable || event.downloadRequest !== null || isSamePage(event.destination.url)) return;
      event.preventDefault();
      const { url, key } = event.destination;
      setLeave(() => () => {
        isAllowed = true;
        if (event.navigationType === 'traverse') navigation.traverseTo(key);
        else if (url.startsWith(`${location.origin}/`)) void navigate(url.slice(location.origin.length));
        else location.assign(url);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed && !opensOtherProgram) event.preventDefault();
      opensOtherProgram = false;
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onUnload);
    return () => {
      window.navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onUnload);
    };
  }, [when, navigate]);
  return (
    <ConfirmDialog
      cancelLabel="Keep editing"
      confirmLabel={confirmLabel}
      onConfirm={() => leave?.()}
      onOpenChange={() => setLeave(null)}
      open={leave !== null}
      text={text}
      title="Leave this page?"
      tone={tone}
    />
  );
}

function isSamePage(url: string): boolean {
  return new URL(url).pathname === location.pathname;
}
