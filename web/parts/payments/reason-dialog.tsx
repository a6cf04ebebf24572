import type { VoidInput, WriteOffInput } from '#shared/ledger/schema.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.ts';

type ReasonDialogProps = {
  title: string;
  /** Explains what happens. */
  description: string;
  submitLabel: string;
  busyLabel: string;
  hint: string;
  schema: typeof VoidInput | typeof WriteOffInput;
  /** Shown if the call fails without a reason. */
  failure: string;
  onClose: () => void;
  onConfirm: (input: { reason?: string | undefined }) => Promise<unknown>;
  /** Says that it is done. */
  done: string;
  /** Called then, after `onClose`. */
  onDone: (() => void) | undefined;
};

const EMPTY = { reason: '' };
const toInput = ({ reason }: typeof EMPTY) => (reason.trim() ? { reason } : {});

/** Confirms an action, with an optional reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, submitLabel, busyLabel, hint, schema, failure, onClose, onConfirm, done, onDone } = props;
  const editing = useCheckedForm({
    rules: { schema, toInput },
    values: EMPTY,
    onValid: async (input) => {
      await onConfirm(input);
      onClose();
      toast.success(done);
      onDone?.();
    },
    onFailed: (error, reasons) => showRefusal(error, failure, reasons),
  });
  return (
    <FormDialog
      busyLabel={busyLabel}
      description={<span className="wrap-anywhere">{description}</span>}
      editing={editing}
      noValidate
      onClose={onClose}
      submitLabel={submitLabel}
      title={title}
    >
      <Field error={editing.errorOf('reason')} hint={hint} label={t.reason}>
        <Input autoComplete="off" {...editing.form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
