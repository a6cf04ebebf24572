import type { AdminUser } from '#shared/user/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { UserActions } from './user-actions.tsx';
import { IntegrationBadge, RoleBadge } from './user-badges.tsx';
import { fullName } from './user-name.ts';
import { UserTitle } from './user-title.tsx';

type UserCardsProps = { users: readonly AdminUser[]; onOpen: (dialog: OpenDialog) => void };

/** A page of accounts as cards, for narrow screens. */
export function UserCards({ users, onOpen }: UserCardsProps) {
  return (
    <ul aria-label="Users" className="divide-y divide-line">
      {users.map((user) => (
        <li className="px-5 pt-4 pb-2 sm:px-6" key={user.id}>
          <div className="flex items-start gap-3">
            <Avatar initials={initialsOf(fullName(user))} />
            <div className="min-w-0 flex-1 text-sm">
              <div className="flex items-start justify-between gap-3">
                <UserTitle className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere" user={user} />
                <RoleBadge role={user.role} />
              </div>
              <p className="truncate">{user.email}</p>
              <p className="text-muted text-xs tabular-nums">Created {dayText(user.createdAt)}</p>
            </div>
          </div>
          <dl className="mt-3 flex items-center justify-between gap-3 text-sm">
            <dt className="text-muted">Payment Integration</dt>
            <dd>
              <IntegrationBadge enabled={user.paymentSettings.paymentIntegrationEnabled} />
            </dd>
          </dl>
          <div className="mt-1">
            <UserActions hasVisibleHint onOpen={onOpen} user={user} />
          </div>
        </li>
      ))}
    </ul>
  );
}
