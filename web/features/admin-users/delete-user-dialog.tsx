import type { AdminUser } from '#shared/user/schema.ts';
import { useUserMutations } from '#web/lib/queries/admin-users.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { wholeName } from './user-name.ts';

type DeleteUserDialogProps = { user: AdminUser; onClose: () => void };

/** Confirms deleting an account. Stays open if the server refuses. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { remove } = useUserMutations();
  const onConfirm = async () => {
    try {
      await remove.mutateAsync(user.id);
    } catch (error) {
      return showFailure(error, 'Failed to delete user');
    }
    onClose();
    toast.success('User deleted successfully');
  };
  return (
    <ConfirmDialog
      busyLabel="Deleting..."
      confirmLabel="Delete User"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
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
