import { type ComponentProps, type FormEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { Dialog } from './dialog.tsx';
import { t } from './texts.en.ts';
import { useDiscardGuard } from './use-discard-guard.tsx';

type FormDialogProps = Omit<ComponentProps<'form'>, 'id' | 'onSubmit' | 'title'> & {
  title: string;
  description?: ReactNode;
  /** Label of the submit button, and its label while busy. */
  submitLabel: string;
  busyLabel?: string;
  /** The form as `useCheckedForm` returns it. While busy, its fields are disabled and the dialog cannot be closed. */
  editing: { isBusy: boolean; isDirty: boolean; submit: (form: HTMLFormElement) => unknown };
  size?: ComponentProps<typeof Dialog>['size'];
  /** Layout of the fields. */
  fieldsStyle?: string;
  /** Called when the dialog should close; unsaved input has been discarded by then. */
  onClose: () => void;
};

/**
 * A dialog with a form. Escape, a click outside, the close button, Cancel and leaving the page ask before they discard
 * unsaved input.
 */
export function FormDialog({
  title,
  description,
  submitLabel,
  busyLabel = t.saving,
  editing: { isBusy, isDirty, submit },
  size = 'md',
  fieldsStyle,
  onClose,
  children,
  ...form
}: FormDialogProps) {
  const formId = useId();
  const focus = useRestoreFocus(isBusy);
  const { close, guard } = useDiscardGuard(isDirty, onClose);
  return (
    <Dialog
      description={description}
      dismissible={!isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={close} onMouseDown={keepFocus} variant="secondary">
            {t.cancel}
          </Button>
          <Button busy={isBusy} busyLabel={busyLabel} form={formId} onMouseDown={keepFocus} type="submit">
            {submitLabel}
          </Button>
        </>
      }
      onOpenChange={close}
      open
      size={size}
      title={title}
    >
      <form
        {...form}
        id={formId}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          // A dialog opened from inside another form is that form's child in React, and its events bubble there.
          event.stopPropagation();
          focus.keep(document.activeElement);
          void submit(event.currentTarget);
        }}
      >
        <fieldset className={fieldsStyle} disabled={isBusy}>
          {children}
        </fieldset>
      </form>
      {guard}
    </Dialog>
  );
}

/** A field may show a message on blur, which would move the button away before the click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
