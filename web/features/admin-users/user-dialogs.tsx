import type { AdminUser } from '#shared/user/schema.ts';
import { fullName } from '#web/lib/person-names.ts';
import { useUserMutations } from '#web/lib/queries/admin-users.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import type { OpenDialog } from './user-actions.tsx';

type UserDialogsProps = {
  dialog: OpenDialog;
  /** The current page of accounts, which may have changed since the dialog opened. */
  listed: readonly AdminUser[] | undefined;
  onClose: () => void;
};

/** The open dialog. A password reset is confirmed, since an email cannot be recalled. */
export function UserDialogs({ dialog, listed = [], onClose }: UserDialogsProps) {
  const { remove, sendPasswordReset } = useUserMutations();
  const user = listed.find(({ id }) => id === dialog.user.id) ?? dialog.user;
  if (dialog.kind === 'edit') return <EditUserDialog onClose={onClose} user={user} />;
  if (dialog.kind === 'reset') {
    return (
      <ActionDialog
        busyLabel="Sending..."
        confirmLabel="Send Instructions"
        done="Password reset instructions sent successfully"
        failed="Failed to send password reset instructions"
        onClose={onClose}
        run={() => sendPasswordReset.mutateAsync(user.email)}
        text={
          <span className="break-words">
            We will email {user.email} a link to choose a new password. Their current password works until then.
          </span>
        }
        title="Send Password Reset"
        tone="primary"
      />
    );
  }
  return (
    <ActionDialog
      busyLabel="Deleting..."
      confirmLabel="Delete User"
      done="User deleted successfully"
      failed="Failed to delete user"
      onClose={onClose}
      run={() => remove.mutateAsync(user.id)}
      text={
        <span className="break-words">
          Are you sure you want to delete {wholeName(user)}? They will be logged out, their invoice links will stop
          working, and everything in their business will be deleted. This action cannot be undone.
        </span>
      }
      title="Delete User"
    />
  );
}

/** Who an account belongs to, so that namesakes are told apart: "Ann Lee (ann@example.com), owner of Lee Studio". */
function wholeName(user: AdminUser): string {
  const name = fullName(user);
  const person = name ? `${name} (${user.email})` : user.email;
  return user.businessName ? `${person}, owner of ${user.businessName}` : person;
}
