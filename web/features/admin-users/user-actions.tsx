import { clsx } from 'clsx';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AdminUser } from '#shared/user/schema.ts';
import { personName } from '#web/lib/person-names.ts';
import { useUser } from '#web/lib/session/session.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { t } from './texts.en.ts';

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
        <p
          className={clsx(hasVisibleHint ? 'w-full text-balance pr-2 text-right text-muted text-xs' : 'sr-only')}
          id={hintId}
        >
          {t.ownAccount}
        </p>
      )}
      <RowAction
        {...ROW_TARGET}
        aria-label={t.editNamed({ name })}
        icon={Pencil}
        onClick={() => onOpen({ kind: 'edit', user })}
        title={t.edit}
      />
      <RowAction
        aria-label={t.resetNamed({ name })}
        icon={KeyRound}
        onClick={() => onOpen({ kind: 'reset', user })}
        title={t.reset}
      />
      <RowAction
        aria-describedby={isSelf ? hintId : undefined}
        aria-label={t.deleteNamed({ name })}
        icon={Trash2}
        onClick={() => onOpen({ kind: 'delete', user })}
        title={t.delete}
        tone="danger"
        unavailable={isSelf ? t.ownAccount : undefined}
      />
    </div>
  );
}
