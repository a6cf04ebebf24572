import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { t } from './texts.en.ts';

/** What logging out would lose. */
export type LostWork = {
  /** Whether the page has unsaved input. */
  readonly isPageUnsaved: boolean;
  /** Unsaved invoices kept on this device. */
  readonly drafts: number;
};

type LogoutDialogProps = { lost: LostWork; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Confirms logging out; says if that discards unsaved work. */
export function LogoutDialog({ lost, onClose, onConfirm }: LogoutDialogProps) {
  const work = workText(lost);
  return (
    <ConfirmDialog
      busyLabel={t.loggingOut}
      cancelLabel={t.staySignedIn}
      confirmLabel={t.logOut}
      onConfirm={() => onConfirm().finally(onClose)}
      onOpenChange={onClose}
      open
      text={work ?? t.passwordNeeded}
      title={work ? t.unsavedQuestion : t.question}
      tone={work ? 'danger' : 'primary'}
    />
  );
}

function workText({ isPageUnsaved, drafts }: LostWork): string | null {
  if (isPageUnsaved) return drafts > 0 ? t.pageAndDraftsLost : t.pageLost;
  return drafts > 0 ? t.draftsLost({ count: drafts }) : null;
}
