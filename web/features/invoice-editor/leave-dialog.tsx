import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type LeaveDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether what was typed stays on this device as a draft. */
  isKept: boolean;
  onLeave: () => void;
};

/** Asks before the invoice is left without having been saved. */
export function LeaveDialog({ isKept, onLeave, ...dialog }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel="Keep editing"
      confirmLabel={isKept ? 'Leave' : 'Leave without saving'}
      onConfirm={onLeave}
      text={
        isKept
          ? 'It stays on this device as a draft and comes back when you create an invoice.'
          : 'Your changes are not saved. If you leave now, they are lost.'
      }
      title={isKept ? 'Leave this invoice?' : 'Leave without saving?'}
      tone={isKept ? 'primary' : 'danger'}
    />
  );
}
