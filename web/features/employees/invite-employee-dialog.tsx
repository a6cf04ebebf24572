import { Copy } from 'lucide-react';
import { useController } from 'react-hook-form';
import { EmployeeInput } from '#shared/employee/schema.ts';
import { EMPLOYMENT_ROLES, type EmploymentRole } from '#shared/user/roles.ts';
import { paths } from '#web/lib/paths.ts';
import { useEmployeeMutations } from '#web/lib/queries/employees.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { inviteProblem, NO_ACCOUNT } from './invite-problem.ts';
import { t } from './texts.en.ts';

const RULES = { schema: EmployeeInput };
const EMPTY: EmployeeInput & { role: EmploymentRole } = { email: '', role: 'EMPLOYEE' };

const ROLES = EMPLOYMENT_ROLES.map((value) => ({ value, label: t.roles[value], hint: t.roleHints[value] }));

/**
 * Invites someone by email (spec 2 §2), as an employee or as the accountant. If the server refuses, the field shows why;
 * for someone without an account, there is a link to pass on to them.
 */
export function InviteEmployeeDialog({ onClose }: { onClose: () => void }) {
  const { invite } = useEmployeeMutations();
  const editing = useCheckedForm({
    rules: RULES,
    values: EMPTY,
    onValid: async (input) => {
      try {
        await invite.mutateAsync(input);
      } catch (error) {
        editing.form.setError('email', { message: inviteProblem(error) });
        return;
      }
      onClose();
      toast.success(t.sent);
    },
  });
  const { form, errorOf } = editing;
  const problem = errorOf('email');
  const { field: role } = useController({ control: form.control, name: 'role' });
  if (!useUser().emailVerified) {
    return <ConfirmEmailDialog onClose={onClose} text={t.thenInvite} title={t.invite} />;
  }
  return (
    <FormDialog
      busyLabel={t.sending}
      description={t.inviteHint}
      editing={editing}
      onClose={onClose}
      submitLabel={t.send}
      title={t.invite}
    >
      <Field error={problem} hint={problem ? undefined : t.emailHint} label={t.email} required>
        <Input autoComplete="off" placeholder={t.emailExample} inputMode="email" {...form.register('email')} />
      </Field>
      {problem === NO_ACCOUNT && <RegisterLink email={form.getValues('email').trim()} />}
      <div className="mt-5">
        <ChoiceField legend={t.inviteAs} onChange={role.onChange} options={ROLES} value={role.value} />
      </div>
    </FormDialog>
  );
}

/** The link with which someone creates the account that an invitation needs, to pass on to them. */
function RegisterLink({ email }: { email: string }) {
  const link = `${location.origin}${paths.register}?email=${encodeURIComponent(email)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t.copied);
    } catch {
      toast.error(t.notCopied);
    }
  };
  return (
    <section aria-label={t.registerLink} className="mt-5">
      <p className="text-pretty text-muted text-sm">{t.registerLinkHint}</p>
      <div className="mt-2 flex flex-col gap-2 sm:flex-row">
        <p className="flex min-h-control min-w-0 items-center rounded-md bg-subtle px-3 py-2 text-muted text-sm sm:flex-1">
          <span className="select-all wrap-anywhere">{link}</span>
        </p>
        <Button onClick={copy} variant="secondary">
          <Copy aria-hidden="true" />
          {t.copyLink}
        </Button>
      </div>
    </section>
  );
}
