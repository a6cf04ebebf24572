import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { AdminUser } from '#shared/user/schema.ts';
import { personName } from '#web/lib/person-names.ts';
import { useUser } from '#web/lib/session/session.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { RowMore } from '#web/ui/lists/row-more.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { t } from './texts.en.ts';

/** The open dialog and its user. */
export type OpenDialog = { readonly kind: 'edit' | 'reset' | 'delete'; readonly user: AdminUser };

/** Actions on an account: edit, send a password reset, and delete, except for one's own. */
export function UserActions({ user, onOpen }: { user: AdminUser; onOpen: (dialog: OpenDialog) => void }) {
  const isSelf = useUser().id === user.id;
  const name = personName(user);
  return (
    <RowActions name={name}>
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
      <RowMore
        actions={[
          {
            icon: Trash2,
            label: t.delete,
            tone: 'danger',
            onSelect: () => onOpen({ kind: 'delete', user }),
            unavailable: isSelf ? t.ownAccount : undefined,
          },
        ]}
        name={name}
      />
    </RowActions>
  );
}
