import type { ListedBusiness } from '#shared/business/listed.ts';
import { MAX_SUSPENSION_REASON, SuspensionInput } from '#shared/business/suspension.ts';
import { localDayText } from '#web/lib/dates.ts';
import { useBusinessMutations } from '#web/lib/queries/admin-users.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { nameOf } from './business-name.ts';
import { t } from './texts.en.tsx';

type SuspensionDialogProps = { business: ListedBusiness; onClose: () => void };

/** Suspends a business, or ends its suspension. */
export function SuspensionDialog(props: SuspensionDialogProps) {
  return props.business.suspension ? <RestoreDialog {...props} /> : <SuspendDialog {...props} />;
}

const RULES = {
  schema: SuspensionInput,
  toInput: ({ reason }: { reason: string }) => (reason.trim() ? { reason } : {}),
};

function SuspendDialog({ business, onClose }: SuspensionDialogProps) {
  const { suspend } = useBusinessMutations();
  const editing = useCheckedForm({
    rules: RULES,
    values: { reason: '' },
    onValid: async ({ reason }) => {
      await suspend.mutateAsync({ id: business.id, reason });
      onClose();
      toast.success(t.suspended);
    },
    onFailed: (error, reasons) => showRefusal(error, t.notSuspended, reasons),
  });
  return (
    <FormDialog
      busyLabel={t.suspending}
      description={<span className="break-words">{t.suspendText({ name: nameOf(business) })}</span>}
      editing={editing}
      onClose={onClose}
      submitLabel={t.suspendIt}
      title={t.suspend}
    >
      <Field error={editing.errorOf('reason')} hint={t.reasonHint} label={t.reason}>
        <Textarea maxLength={MAX_SUSPENSION_REASON} {...editing.form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

function RestoreDialog({ business, onClose }: SuspensionDialogProps) {
  const { restore } = useBusinessMutations();
  const { suspension } = business;
  return (
    <ActionDialog
      busyLabel={t.restoring}
      confirmLabel={t.restoreIt}
      done={t.restored}
      failed={t.notRestored}
      onClose={onClose}
      run={() => restore.mutateAsync(business.id)}
      showError={showRefusal}
      text={
        <span className="flex flex-col gap-2 break-words">
          <span>{t.restoreText({ name: nameOf(business) })}</span>
          {suspension && <span>{t.suspendedOn({ day: localDayText(suspension.at), by: suspension.by })}</span>}
          {suspension?.reason && (
            <span className="whitespace-pre-line">{t.because({ reason: suspension.reason })}</span>
          )}
        </span>
      }
      title={t.restore}
      tone="primary"
    />
  );
}
