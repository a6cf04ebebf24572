import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { ADMIN_USER_SORTS } from '#shared/user/sorts.ts';
import { localDayText } from '#web/lib/dates.ts';
import { fullName, initialsOf } from '#web/lib/person-names.ts';
import { userListQuery } from '#web/lib/queries/admin-users.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { RecordCard, RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { SecondFactorNeeded } from './second-factor-needed.tsx';
import { t } from './texts.en.ts';
import { type OpenDialog, UserActions } from './user-actions.tsx';
import { IntegrationBadge, RoleBadge } from './user-badges.tsx';

const loadUserDialogs = async () => (await import('./user-dialogs.tsx')).UserDialogs;

const LOOKS = {
  edit: { title: t.editUser, fields: 5 },
  reset: { title: t.resetPassword, fields: 0 },
  delete: { title: t.deleteUser, fields: 0 },
} as const;

/** Newest first by default (spec 2 §9). */
const SORTS = ['createdAt', ...ADMIN_USER_SORTS.filter((sort) => sort !== 'createdAt')] as const;

const SORT_LABELS = { name: t.name, email: t.email, role: t.role, createdAt: t.created } as const;

/** All accounts, for administrators (spec 2 §2, "Admin Users screen"). Without a search, there is always their own. */
export default function AdminUsersScreen() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <ListScreen
      actions={{
        cell: (user) => <UserActions onOpen={setDialog} user={user} />,
        skeleton: 'ml-auto h-4 w-24',
        width: 'w-36 @5xl:w-40',
      }}
      card={(user) => <UserCard onOpen={setDialog} user={user} />}
      cardSkeleton={<UserCardSkeleton />}
      columns={COLUMNS}
      entriesOf={({ data }) => data}
      failure={{
        title: t.notLoaded,
        text: t.notLoadedHint,
        toast: t.loadFailed,
      }}
      instead={(error) =>
        error instanceof AppError && error.reason === 'SECOND_FACTOR_REQUIRED' && <SecondFactorNeeded title={t.title} />
      }
      label={t.users}
      loading={{ title: t.loading, hint: t.loadingHint }}
      noMatch={{ title: t.noMatch, text: t.noMatchHint }}
      noun={t.noun}
      query={userListQuery}
      region={t.userList}
      sortLabels={SORT_LABELS}
      sorts={SORTS}
      tableFrom={840}
      title={t.title}
    >
      {(page) => (
        <LazyDialog load={loadUserDialogs} look={dialog && LOOKS[dialog.kind]} onClose={() => setDialog(null)}>
          {(UserDialogs) =>
            dialog && <UserDialogs dialog={dialog} listed={page?.data} onClose={() => setDialog(null)} />
          }
        </LazyDialog>
      )}
    </ListScreen>
  );
}

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    head: t.name,
    cell: (user) => <UserTitle className="truncate font-medium" user={user} />,
    skeleton: 'h-4 w-28',
    fullText: fullName,
    initials: (user) => initialsOf(fullName(user)),
  },
  {
    head: t.email,
    cell: ({ email }) => email,
    skeleton: 'h-4 w-40',
    fullText: ({ email }) => email,
  },
  {
    head: t.role,
    cell: ({ role }) => <RoleBadge role={role} />,
    skeleton: 'h-5 w-14 rounded-full!',
    width: 'w-20 @5xl:w-26',
  },
  {
    head: t.integration,
    cell: ({ paymentIntegrationEnabled }) => <IntegrationBadge enabled={paymentIntegrationEnabled} />,
    skeleton: 'h-5 w-20 rounded-full!',
    width: 'w-38 @5xl:w-42',
  },
  CREATED,
];

/** An account in a narrow list. */
function UserCard({ user, onOpen }: { user: AdminUser; onOpen: (dialog: OpenDialog) => void }) {
  return (
    <RecordCard
      foot={
        <>
          <dl className="mt-3 flex items-center justify-between gap-3 text-sm">
            <dt className="text-muted">{t.integration}</dt>
            <dd>
              <IntegrationBadge enabled={user.paymentSettings.paymentIntegrationEnabled} />
            </dd>
          </dl>
          <div className="mt-1">
            <UserActions onOpen={onOpen} user={user} />
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
      <p className="text-muted text-xs tabular-nums">{t.createdOn({ day: localDayText(user.createdAt) })}</p>
    </RecordCard>
  );
}

/** A loading UserCard. */
function UserCardSkeleton() {
  return (
    <RecordCardSkeleton height="h-41.25" lines={['h-4 w-36', 'h-3.5 w-44', 'h-3 w-28']}>
      <Skeleton className="h-5 w-14 rounded-full!" />
    </RecordCardSkeleton>
  );
}

/** A user's name in the list, marked if it is the current user. */
function UserTitle({ user, className }: { user: AdminUser; className: string }) {
  const isSelf = useUser().id === user.id;
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className={className}>{fullName(user) || <span className="font-normal text-muted">{t.noName}</span>}</span>
      {isSelf && <span className="shrink-0 text-muted text-xs">{t.you}</span>}
    </span>
  );
}
