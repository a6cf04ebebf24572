import { useId } from 'react';
import * as z from 'zod';
import { ASSIGNABLE_ROLES } from '#shared/user/roles.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { fullName } from '#web/lib/person-names.ts';
import { useUserMutations } from '#web/lib/queries/admin-users.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { t } from './texts.en.ts';

const RULES = { schema: z.object({ role: z.enum(ASSIGNABLE_ROLES) }) };

/**
 * Edits an account (spec 2 §4). Update saves the role, which users cannot change for themselves; the switch for card
 * payments is saved immediately.
 */
export function EditUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const formId = useId();
  const isSelf = useUser().id === user.id;
  const mutations = useUserMutations();
  const { form, isDirty, isBusy, onSubmit } = useCheckedForm({
    rules: RULES,
    values: { role: user.role },
    onValid: async ({ role }) => {
      if (role === user.role) return;
      if (!(await isDone(mutations.setRole.mutateAsync({ id: user.id, role }), t.roleNotUpdated))) return;
      onClose();
      toast.success(t.roleUpdated);
    },
  });
  return (
    <Dialog
      description={
        <span className="break-words">
          {fullName(user) && <span className="block">{fullName(user)}</span>}
          {user.email}
        </span>
      }
      dismissible={!isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose} variant="secondary">
            {t.close}
          </Button>
          {!isSelf && (
            <Button busy={isBusy} busyLabel={t.updating} disabled={!isDirty} form={formId} type="submit">
              {t.update}
            </Button>
          )}
        </>
      }
      onOpenChange={onClose}
      open
      title={t.editUser}
    >
      <form className="flex flex-col gap-6" id={formId} onSubmit={onSubmit}>
        {!isSelf && (
          <Field hint={t.roleHint} label={t.role}>
            <Select disabled={isBusy} {...form.register('role')}>
              <Options labelOf={(each) => t.roles[each]} of={ASSIGNABLE_ROLES} />
            </Select>
          </Field>
        )}
        <IntegrationSwitch user={user} />
      </form>
    </Dialog>
  );
}

/** Turns card payments on or off immediately; shows the new state while saving. */
function IntegrationSwitch({ user }: { user: AdminUser }) {
  const { setPaymentIntegration } = useUserMutations();
  const { isPending, variables } = setPaymentIntegration;
  const toggle = useAction(async () => {
    const changing = setPaymentIntegration.mutateAsync({ id: user.id, enabled: !user.paymentIntegrationEnabled });
    if (!(await isDone(changing, t.integrationNotUpdated))) return;
    toast.success(t.integrationUpdated);
  });
  return (
    <Switch
      aria-busy={isPending || undefined}
      checked={isPending ? variables.enabled : user.paymentIntegrationEnabled}
      hint={t.integrationHint}
      label={t.integration}
      onChange={() => void toggle.run()}
    />
  );
}
