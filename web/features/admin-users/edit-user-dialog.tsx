import { type FormEvent, useId, useState } from 'react';
import { ASSIGNABLE_ROLES } from '#shared/user/roles.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { IntegrationSwitch } from './integration-switch.tsx';
import { useUserMutations } from './queries.ts';
import { ROLE_LABELS } from './user-badges.tsx';
import { fullName } from './user-name.ts';

type EditUserDialogProps = { user: AdminUser; onClose: () => void };

/**
 * Changes an account (spec 2 §4): the role with Update, unless it is one's own, and whether its business may take card
 * payments at once.
 */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const formId = useId();
  const isSelf = useUser().id === user.id;
  const [role, setRole] = useState(user.role);
  const mutations = useUserMutations();
  const update = useAction(async () => {
    try {
      await mutations.setRole.mutateAsync({ id: user.id, role });
    } catch (error) {
      return showFailure(error, 'Failed to update user role');
    }
    onClose();
    toast.success('User role updated successfully');
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (role !== user.role) void update.run();
  };
  return (
    <Dialog
      description={
        <span className="break-words">
          {fullName(user) && <span className="block">{fullName(user)}</span>}
          {user.email}
        </span>
      }
      dismissible={!update.isBusy}
      footer={
        <>
          <Button disabled={update.isBusy} onClick={onClose} variant="secondary">
            Close
          </Button>
          {!isSelf && (
            <Button
              busy={update.isBusy}
              busyLabel="Updating..."
              disabled={role === user.role}
              form={formId}
              type="submit"
            >
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
          <Field hint="Admins see and change everybody’s accounts." label="Role">
            <Select
              disabled={update.isBusy}
              onChange={({ target }) => setRole(ASSIGNABLE_ROLES.find((each) => each === target.value) ?? user.role)}
              value={role}
            >
              {ASSIGNABLE_ROLES.map((each) => (
                <option key={each} value={each}>
                  {ROLE_LABELS[each]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <IntegrationSwitch user={user} />
      </form>
    </Dialog>
  );
}
