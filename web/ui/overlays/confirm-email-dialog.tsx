import { ConfirmEmail } from '#web/ui/feedback/confirm-email.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmEmailDialogProps = {
  /** The title of the dialog that it takes the place of. */
  title: string;
  /** What needs a confirmed email. */
  text: string;
  onClose: () => void;
};

/** Takes the place of a dialog that sends something, until the user has confirmed their email. */
export function ConfirmEmailDialog({ title, text, onClose }: ConfirmEmailDialogProps) {
  return (
    <Dialog onOpenChange={onClose} open title={title}>
      <ConfirmEmail>{text}</ConfirmEmail>
    </Dialog>
  );
}
