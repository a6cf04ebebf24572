import { clsx } from 'clsx';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AdminUser } from '#shared/user/schema.ts';
import { personName } from '#web/lib/person-names.ts';
import { useUser } from '#web/lib/session/session.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';

/** The open dialog and its user. */
export type OpenDialog = { readonly kind: 'edit' | 'reset' | 'delete'; readonly user: AdminUser };

type UserActionsProps = {
  user: AdminUser;
  onOpen: (dialog: OpenDialog) => void;
  /** Shows the reason for a disabled action beside it, for touch screens. */
  hasVisibleHint?: boolean;
};

/** Actions on an account: edit, send a password reset, and delete, except for one's own. */
export function UserActions({ user, onOpen, hasVisibleHint = false }: UserActionsProps) {
  const hintId = useId();
  const isSelf = useUser().id === user.id;
  const name = personName(user);
  return (
    <div className="-mr-2 flex flex-wrap items-center justify-end">
      {isSelf && (
        <p className={clsx(hasVisibleHint ? 'w-full pr-2 text-right text-muted text-xs' : 'sr-only')} id={hintId}>
          {OWN_ACCOUNT}
        </p>
      )}
      <RowAction
        aria-label={`Edit ${name}`}
        icon={Pencil}
        onClick={() => onOpen({ kind: 'edit', user })}
        title="Edit"
      />
      <RowAction
        aria-label={`Send password reset to ${name}`}
        icon={KeyRound}
        onClick={() => onOpen({ kind: 'reset', user })}
        title="Send password reset"
      />
      <RowAction
        aria-describedby={isSelf ? hintId : undefined}
        aria-label={`Delete ${name}`}
        icon={Trash2}
        onClick={() => onOpen({ kind: 'delete', user })}
        title="Delete"
        tone="danger"
        unavailable={isSelf ? OWN_ACCOUNT : undefined}
      />
    </div>
  );
}

const OWN_ACCOUNT = 'You cannot delete your own account';
