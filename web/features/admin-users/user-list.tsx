import type { UseQueryResult } from '@tanstack/react-query';
import type { PageMeta } from '#shared/api/page.ts';
import type { AdminUserSort } from '#shared/api/sorts.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { initialsOf } from '#web/lib/initials.ts';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { UserActions } from './user-actions.tsx';
import { IntegrationBadge, RoleBadge } from './user-badges.tsx';
import { UserCard, UserCardSkeleton } from './user-card.tsx';
import { fullName } from './user-name.ts';
import { UserTitle } from './user-title.tsx';

type UserListProps = {
  address: SortedPageAddress<AdminUserSort>;
  show: ShowPage<AdminUserSort>;
  list: UseQueryResult<{ data: AdminUser[]; meta: PageMeta }>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of accounts. */
export function UserList({ address, show, list, onOpen }: UserListProps) {
  return (
    <PagedList
      card={(user) => <UserCard onOpen={onOpen} user={user} />}
      cardSkeleton={<UserCardSkeleton />}
      columns={[
        ...COLUMNS,
        {
          head: 'Actions',
          cell: (user) => <UserActions onOpen={onOpen} user={user} />,
          skeleton: 'ml-auto h-4 w-24',
          width: 'w-36 @5xl:w-40',
          align: 'right',
        },
      ]}
      // Without a search, the administrator is always listed.
      empty={
        <NoMatch
          onClear={() => show({ search: '' })}
          text="Try adjusting your search or filters"
          title="No users found"
        />
      }
      entriesOf={({ data }) => data}
      failure={{ title: 'Error loading users', text: 'Please check your connection and try again.' }}
      label="Users"
      list={list}
      loading={{ title: 'Loading Users', hint: 'Please wait while we fetch the users...' }}
      onPage={(page, options) => show({ page }, options)}
      pageSize={address.pageSize}
      previousLabel="Previous"
      tableFrom={840}
    />
  );
}

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    head: 'Name',
    cell: (user) => <UserTitle className="truncate font-medium" user={user} />,
    skeleton: 'h-4 w-28',
    fullText: fullName,
    initials: (user) => initialsOf(fullName(user)),
  },
  {
    head: 'Email',
    cell: ({ email }) => email,
    skeleton: 'h-4 w-40',
    fullText: ({ email }) => email,
  },
  {
    head: 'Role',
    cell: ({ role }) => <RoleBadge role={role} />,
    skeleton: 'h-5 w-14 rounded-full!',
    width: 'w-20 @5xl:w-26',
  },
  {
    head: 'Payment Integration',
    cell: ({ paymentIntegrationEnabled }) => <IntegrationBadge enabled={paymentIntegrationEnabled} />,
    skeleton: 'h-5 w-20 rounded-full!',
    width: 'w-38 @5xl:w-42',
  },
  CREATED,
];
