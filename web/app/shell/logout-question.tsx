import type { LostWork } from '#web/app/logout/logout-dialog.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.tsx';

type LogoutQuestionProps = {
  /** Null unless asking. */
  lost: LostWork | null;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Confirms logging out. */
export function LogoutQuestion({ lost, ...answers }: LogoutQuestionProps) {
  return (
    <LazyDialog load={loadDialog} look={lost && { title: t.logOut, fields: 0 }} onClose={answers.onClose}>
      {(LogoutDialog) => lost && <LogoutDialog {...answers} lost={lost} />}
    </LazyDialog>
  );
}

const loadDialog = async () => (await import('#web/app/logout/logout-dialog.tsx')).LogoutDialog;
