import { personName } from '#web/lib/person-names.ts';
import { useEmployeeMutations } from '#web/lib/queries/employees.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import type { OpenDialog } from './employee-actions.tsx';
import { InviteEmployeeDialog } from './invite-employee-dialog.tsx';
import { t } from './texts.en.ts';

/** The open dialog. */
export function EmployeeDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { remove } = useEmployeeMutations();
  if (dialog.kind === 'invite') return <InviteEmployeeDialog onClose={onClose} />;
  const { employee } = dialog;
  return (
    <ActionDialog
      busyLabel={t.removing}
      confirmLabel={t.remove}
      done={t.removed}
      failed={t.notRemoved}
      onClose={onClose}
      run={() => remove.mutateAsync(employee.id)}
      showError={showRefusal}
      text={t.confirmRemove({ name: personName(employee.user) })}
      title={t.removeEmployee}
    />
  );
}
