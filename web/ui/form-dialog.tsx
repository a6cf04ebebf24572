import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = Omit<ComponentProps<'form'>, 'id' | 'onSubmit' | 'title'> & {
  title: string;
  description?: ReactNode;
  /** What the button reads that sends the form, and while it is being sent. */
  submitLabel: string;
  busyLabel?: string;
  /** While it is being sent nothing in it can be changed, and it cannot be closed. */
  isBusy: boolean;
  /** How the fields stand together. */
  fieldsStyle?: string;
  onClose: () => void;
  onSubmit: (form: HTMLFormElement) => unknown;
};

/** A window with a form, open until it is closed. */
export function FormDialog({
  title,
  description,
  submitLabel,
  busyLabel = 'Saving...',
  isBusy,
  fieldsStyle,
  onClose,
  onSubmit,
  children,
  ...form
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      description={description}
      dismissible={!isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose} variant="secondary">
            Cancel
          </Button>
          <Button busy={isBusy} busyLabel={busyLabel} form={formId} type="submit">
            {submitLabel}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      title={title}
    >
      <form
        {...form}
        id={formId}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void onSubmit(event.currentTarget);
        }}
      >
        <fieldset className={fieldsStyle} disabled={isBusy}>
          {children}
        </fieldset>
      </form>
    </Dialog>
  );
}
