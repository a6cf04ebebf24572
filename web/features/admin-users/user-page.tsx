import type { UseQueryResult } from '@tanstack/react-query';
import type { PageMeta } from '#shared/api/page.ts';
import type { AdminUser, AdminUserSort } from '#shared/user/schema.ts';
import type { ShowPage, SortedPageAddress } from '#web/lib/lists/use-page-address.ts';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { UserCards } from './user-cards.tsx';
import { UserSkeleton } from './user-skeleton.tsx';
import { UserTable } from './user-table.tsx';

type UserPageProps = {
  address: SortedPageAddress<AdminUserSort>;
  show: ShowPage<AdminUserSort>;
  list: UseQueryResult<{ data: AdminUser[]; meta: PageMeta }>;
  onOpen: (dialog: OpenDialog) => void;
};

/** A page of accounts in whatever state it is. */
export function UserPage({ address, show, list, onOpen }: UserPageProps) {
  return (
    <PagedList
      // Without a search there is always the administrator who looks.
      empty={
        <NoMatch
          onClear={() => show({ search: '' })}
          text="Try adjusting your search or filters"
          title="No users found"
        />
      }
      failure={{ title: 'Error loading users', text: 'Please check your connection and try again.' }}
      list={list}
      noun="users"
      onPage={(page, options) => show({ page }, options)}
      previousLabel="Previous"
      skeleton={(isWide) => <UserSkeleton isWide={isWide} rows={address.pageSize} />}
      tableFrom={840}
    >
      {({ data }, isWide) =>
        isWide ? <UserTable onOpen={onOpen} users={data} /> : <UserCards onOpen={onOpen} users={data} />
      }
    </PagedList>
  );
}
