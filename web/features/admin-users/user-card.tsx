import type { AdminUser } from '#shared/user/schema.ts';
import { localDayText } from '#web/lib/dates.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RecordCard, RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { type OpenDialog, UserActions } from './user-actions.tsx';
import { IntegrationBadge, RoleBadge } from './user-badges.tsx';
import { fullName } from './user-name.ts';
import { UserTitle } from './user-title.tsx';

type UserCardProps = { user: AdminUser; onOpen: (dialog: OpenDialog) => void };

/** An account in a narrow list. */
export function UserCard({ user, onOpen }: UserCardProps) {
  return (
    <RecordCard
      foot={
        <>
          <dl className="mt-3 flex items-center justify-between gap-3 text-sm">
            <dt className="text-muted">Payment Integration</dt>
            <dd>
              <IntegrationBadge enabled={user.paymentSettings.paymentIntegrationEnabled} />
            </dd>
          </dl>
          <div className="mt-1">
            <UserActions hasVisibleHint onOpen={onOpen} user={user} />
          </div>
        </>
      }
      name={fullName(user)}
    >
      <div className="flex items-start justify-between gap-3">
        <UserTitle className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere" user={user} />
        <RoleBadge role={user.role} />
      </div>
      <p className="truncate">{user.email}</p>
      <p className="text-muted text-xs tabular-nums">Created {localDayText(user.createdAt)}</p>
    </RecordCard>
  );
}

/** A loading UserCard. */
export function UserCardSkeleton() {
  return (
    <RecordCardSkeleton height="h-41.25" lines={['h-4 w-36', 'h-3.5 w-44', 'h-3 w-28']}>
      <Skeleton className="h-5 w-14 rounded-full!" />
    </RecordCardSkeleton>
  );
}
