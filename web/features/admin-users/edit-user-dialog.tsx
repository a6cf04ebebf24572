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
import { ROLE_LABELS } from './user-badges.tsx';

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
      if (!(await isDone(mutations.setRole.mutateAsync({ id: user.id, role }), 'Failed to update user role'))) return;
      onClose();
      toast.success('User role updated successfully');
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
            Close
          </Button>
          {!isSelf && (
            <Button busy={isBusy} busyLabel="Updating..." disabled={!isDirty} form={formId} type="submit">
              Update
            </Button>
          )}
        </>
      }
      onOpenChange={onClose}
      open
      title="Edit User"
    >
      <form className="flex flex-col gap-6" id={formId} onSubmit={onSubmit}>
        {!isSelf && (
          <Field hint="Admins can see and change all accounts." label="Role">
            <Select disabled={isBusy} {...form.register('role')}>
              <Options labelOf={(each) => ROLE_LABELS[each]} of={ASSIGNABLE_ROLES} />
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
    if (!(await isDone(changing, 'Failed to update payment integration status'))) return;
    toast.success('Payment integration status updated successfully');
  });
  return (
    <Switch
      aria-busy={isPending || undefined}
      checked={isPending ? variables.enabled : user.paymentIntegrationEnabled}
      hint="Takes effect immediately. Turning it off closes open checkouts."
      label="Payment Integration"
      onChange={() => void toggle.run()}
    />
  );
}
