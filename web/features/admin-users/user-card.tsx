import type { AdminUser } from '#shared/user/schema.ts';
import { localDayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type OpenDialog, UserActions } from './user-actions.tsx';
import { IntegrationBadge, RoleBadge } from './user-badges.tsx';
import { fullName } from './user-name.ts';
import { UserTitle } from './user-title.tsx';

type UserCardProps = { user: AdminUser; onOpen: (dialog: OpenDialog) => void };

/** An account in a narrow list. */
export function UserCard({ user, onOpen }: UserCardProps) {
  return (
    <div className="pt-4 pb-2">
      <div className="flex items-start gap-3">
        <Avatar initials={initialsOf(fullName(user))} />
        <div className="min-w-0 flex-1 text-sm">
          <div className="flex items-start justify-between gap-3">
            <UserTitle className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere" user={user} />
            <RoleBadge role={user.role} />
          </div>
          <p className="truncate">{user.email}</p>
          <p className="text-muted text-xs tabular-nums">Created {localDayText(user.createdAt)}</p>
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
    </div>
  );
}

/** A loading UserCard. */
export function UserCardSkeleton() {
  return (
    <div className="flex h-41.25 items-start gap-3 pt-4">
      <Skeleton className="size-9 shrink-0 rounded-full!" />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-36" />
        <Skeleton className="mt-3 h-3.5 w-44" />
        <Skeleton className="mt-2.5 h-3 w-28" />
      </div>
      <Skeleton className="h-5 w-14 rounded-full!" />
    </div>
  );
}
