import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

type ConfirmEmailDialogProps = {
  /** The title of the dialog it replaces. */
  title: string;
  /** Says what the user can do after confirming. */
  text: string;
  onClose: () => void;
};

/** Replaces a dialog that sends something until the user has confirmed their email. */
export function ConfirmEmailDialog({ title, text, onClose }: ConfirmEmailDialogProps) {
  return (
    <Dialog onOpenChange={onClose} open title={title}>
      <ConfirmEmail>{text}</ConfirmEmail>
    </Dialog>
  );
}
