import type { SavedInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type LeaveTexts = { text: string; confirmLabel: string; tone: 'primary' | 'danger' };

type LeaveDialogProps = LeaveTexts & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
};

/** Asks before Undo leaves the invoice without saving it. */
export function LeaveDialog({ onLeave, ...dialog }: LeaveDialogProps) {
  return <ConfirmDialog {...dialog} cancelLabel="Keep editing" onConfirm={onLeave} title="Leave without saving?" />;
}

/** What happens to unsaved input when leaving the editor; `isKept` says whether it is kept on this device. */
export function leaveTexts(saved: SavedInvoice | null, isKept: boolean): LeaveTexts {
  if (!isKept) {
    return {
      text: 'Your changes are not saved. If you leave now, they will be lost.',
      confirmLabel: 'Leave without saving',
      tone: 'danger',
    };
  }
  return {
    text: saved
      ? 'Your changes are not saved. They are kept on this device and offered when you open this invoice again.'
      : 'It is kept on this device as a draft and restored when you next create an invoice.',
    confirmLabel: saved ? 'Leave without saving' : 'Leave',
    tone: 'primary',
  };
}
