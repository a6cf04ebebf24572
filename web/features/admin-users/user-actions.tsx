import { clsx } from 'clsx';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AdminUser } from '#shared/user/schema.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { userName } from './user-name.ts';

type UserActionsProps = {
  user: AdminUser;
  onOpen: (dialog: OpenDialog) => void;
  /** Shows why something cannot be done beside it, where no pointer can ask for it. */
  hasVisibleHint?: boolean;
};

/** What can be done with an account: change it, mail a link for a new password, delete it unless it is one's own. */
export function UserActions({ user, onOpen, hasVisibleHint = false }: UserActionsProps) {
  const hintId = useId();
  const isSelf = useUser().id === user.id;
  const name = userName(user);
  return (
    <div className="-mr-2 flex flex-wrap items-center justify-end">
      {isSelf && (
        <p className={clsx(hasVisibleHint ? 'w-full pr-2 text-right text-muted text-xs' : 'sr-only')} id={hintId}>
          {OWN_ACCOUNT}
        </p>
      )}
      <Button
        aria-label={`Edit ${name}`}
        onClick={() => onOpen({ kind: 'edit', user })}
        size="icon"
        title="Edit"
        variant="ghost"
      >
        <Pencil aria-hidden="true" className="text-muted" />
      </Button>
      <Button
        aria-label={`Send password reset to ${name}`}
        onClick={() => onOpen({ kind: 'reset', user })}
        size="icon"
        title="Send password reset"
        variant="ghost"
      >
        <KeyRound aria-hidden="true" className="text-muted" />
      </Button>
      {/* Disabled in name alone for oneself, so that the keyboard and the pointer still find out why. */}
      <Button
        aria-describedby={isSelf ? hintId : undefined}
        aria-disabled={isSelf || undefined}
        aria-label={`Delete ${name}`}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:hover:bg-transparent!"
        onClick={isSelf ? undefined : () => onOpen({ kind: 'delete', user })}
        size="icon"
        title={isSelf ? OWN_ACCOUNT : 'Delete'}
        variant="ghost"
      >
        <Trash2 aria-hidden="true" className={isSelf ? 'text-muted' : 'text-danger'} />
      </Button>
    </div>
  );
}

const OWN_ACCOUNT = 'You cannot delete your own account';
