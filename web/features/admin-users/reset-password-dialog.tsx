import type { AdminUser } from '#shared/user/schema.ts';
import { useUserMutations } from '#web/lib/queries/admin-users.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type ResetPasswordDialogProps = { user: AdminUser; onClose: () => void };

/** Confirms emailing a password reset link, since an email cannot be recalled. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { sendPasswordReset } = useUserMutations();
  const onConfirm = async () => {
    try {
      await sendPasswordReset.mutateAsync(user.email);
    } catch (error) {
      return showFailure(error, 'Failed to send password reset instructions');
    }
    onClose();
    toast.success('Password reset instructions sent successfully');
  };
  return (
    <ConfirmDialog
      busyLabel="Sending..."
      confirmLabel="Send Instructions"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
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
