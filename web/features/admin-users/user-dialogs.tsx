import type { AdminUser } from '#shared/user/schema.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';

type UserDialogsProps = {
  dialog: OpenDialog;
  /** The current page of accounts, which may have changed since the dialog opened. */
  listed: readonly AdminUser[] | undefined;
  onClose: () => void;
};

/** The open dialog. */
export function UserDialogs({ dialog, listed = [], onClose }: UserDialogsProps) {
  const user = listed.find(({ id }) => id === dialog.user.id) ?? dialog.user;
  if (dialog.kind === 'edit') return <EditUserDialog onClose={onClose} user={user} />;
  if (dialog.kind === 'reset') return <ResetPasswordDialog onClose={onClose} user={user} />;
  return <DeleteUserDialog onClose={onClose} user={user} />;
}
