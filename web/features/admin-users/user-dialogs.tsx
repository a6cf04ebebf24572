import type { AdminUser } from '#shared/user/schema.ts';
import { fullName } from '#web/lib/person-names.ts';
import { useUserMutations } from '#web/lib/queries/admin-users.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { t } from './texts.en.ts';
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
        busyLabel={t.sending}
        confirmLabel={t.sendReset}
        done={t.resetSent}
        failed={t.resetNotSent}
        onClose={onClose}
        run={() => sendPasswordReset.mutateAsync(user.email)}
        text={<span className="break-words">{t.resetExplained({ email: user.email })}</span>}
        title={t.resetPassword}
        tone="primary"
      />
    );
  }
  return (
    <ActionDialog
      busyLabel={t.deleting}
      confirmLabel={t.deleteUser}
      done={t.deleted}
      failed={t.notDeleted}
      onClose={onClose}
      run={() => remove.mutateAsync(user.id)}
      text={<span className="break-words">{t.confirmDelete({ person: wholeName(user) })}</span>}
      title={t.deleteUser}
    />
  );
}

/** Who an account belongs to, so that namesakes are told apart: "Ann Lee (ann@example.com), owner of Lee Studio". */
function wholeName(user: AdminUser): string {
  const name = fullName(user);
  const person = name ? `${name} (${user.email})` : user.email;
  return user.businessName ? t.ownerOf({ person, business: user.businessName }) : person;
}
