import { clsx } from 'clsx';
import { AlertDialog } from 'radix-ui';
import { type ReactNode, use } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { OVERLAY_STYLE, STILL, WINDOW_STYLE } from './dialog-style.ts';
import { ReplacesFrame } from './replaces-frame.ts';
import { t } from './texts.en.ts';
import { useReturnFocus } from './use-return-focus.ts';

type ConfirmDialogProps = {
  open: boolean;
  /** Called with false on Cancel and Escape, but never while the action is running. */
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  /** Content below the text, such as a notice. */
  children?: ReactNode;
  confirmLabel: string;
  /** Button text while `onConfirm` is pending. */
  busyLabel?: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** Runs the action, then closes the dialog through `open`. */
  onConfirm: () => unknown;
};

/** Asks before an action that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = t.cancel,
  tone = 'danger',
  onConfirm,
}: ConfirmDialogProps) {
  const confirm = useAction(onConfirm);
  const returnFocus = useReturnFocus();
  const still = use(ReplacesFrame) && STILL;
  return (
    <AlertDialog.Root onOpenChange={(next) => !confirm.isBusy && onOpenChange(next)} open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={clsx(OVERLAY_STYLE, still)} />
        <AlertDialog.Content {...returnFocus} className={clsx(WINDOW_STYLE, 'max-w-md p-6', still)}>
          <AlertDialog.Title className="font-semibold text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-pretty text-muted">{text}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button disabled={confirm.isBusy} variant="secondary">
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button busy={confirm.isBusy} busyLabel={busyLabel} onClick={() => void confirm.run()} variant={tone}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
