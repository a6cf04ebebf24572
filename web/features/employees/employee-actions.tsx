import { Mail, UserMinus } from 'lucide-react';
import type { Employee } from '#shared/employee/schema.ts';
import { personName } from '#web/lib/person-names.ts';
import { useEmployeeMutations } from '#web/lib/queries/employees.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { RowMore } from '#web/ui/lists/row-more.tsx';
import { t } from './texts.en.ts';

/** The open dialog and its employee. */
export type OpenDialog = { readonly kind: 'invite' } | { readonly kind: 'remove'; readonly employee: Employee };

/** Actions on an employee: resend the invitation, unless accepted, and remove them. */
export function EmployeeActions({ employee, onOpen }: { employee: Employee; onOpen: (dialog: OpenDialog) => void }) {
  const name = personName(employee.user);
  const { resend } = useEmployeeMutations();
  const onResend = async () => {
    if (!(await isDone(resend.mutateAsync(employee.id), t.notSent, showRefusal))) return;
    toast.success(t.sent);
  };
  return (
    <RowActions name={name}>
      <RowAction
        aria-label={t.resendTo({ name })}
        icon={Mail}
        onClick={onResend}
        title={t.resend}
        unavailable={employee.invitation?.status === 'ACCEPTED' ? t.wasAccepted : undefined}
      />
      <RowMore
        actions={[
          { icon: UserMinus, label: t.remove, tone: 'danger', onSelect: () => onOpen({ kind: 'remove', employee }) },
        ]}
        name={name}
      />
    </RowActions>
  );
}
