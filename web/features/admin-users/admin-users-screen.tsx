import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ADMIN_USER_SORTS } from '#shared/api/sorts.ts';
import { AppError } from '#shared/errors.ts';
import { usePageAddress } from '#web/lib/lists/use-page-address.ts';
import { userListQuery } from '#web/lib/queries/admin-users.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListToolbar } from '#web/ui/lists/list-toolbar.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { SecondFactorNeeded } from './second-factor-needed.tsx';
import { UserList } from './user-list.tsx';

const loadUserDialogs = async () => (await import('./user-dialogs.tsx')).UserDialogs;

const LOOKS = {
  edit: { title: 'Edit User', fields: 5 },
  reset: { title: 'Send Password Reset', fields: 0 },
  delete: { title: 'Delete User', fields: 0 },
} as const;

/** Newest first by default (spec 2 §9). */
const SORTS = ['createdAt', ...ADMIN_USER_SORTS.filter((sort) => sort !== 'createdAt')] as const;

const SORT_LABELS = { name: 'Name', email: 'Email', role: 'Role', createdAt: 'Created' } as const;

/** All accounts, for administrators (spec 2 §2, "Admin Users screen"). */
export function AdminUsersScreen() {
  const { address, show } = usePageAddress(SORTS);
  const { search, page, pageSize, sortBy } = address;
  const list = useQuery(userListQuery({ search, page, limit: pageSize, sortBy }));
  const unfiltered = useQuery({
    ...userListQuery({ search: '', page: 1, limit: pageSize, sortBy }),
    enabled: search !== '',
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const needsSecondFactor = list.error instanceof AppError && list.error.reason === 'SECOND_FACTOR_REQUIRED';
  const hasFailed = list.isError && !needsSecondFactor;
  useEffect(() => {
    if (hasFailed) toast.error('Failed to load users');
  }, [hasFailed]);
  if (needsSecondFactor) return <SecondFactorNeeded />;
  return (
    <>
      <ScreenHeader
        description={<ListCount list={list} noun="users" unfiltered={search ? unfiltered : null} />}
        title="Admin Users"
      />
      <Card flush>
        <ListToolbar address={address} noun="Users" show={show} sortLabels={SORT_LABELS} />
        <section aria-label="User list">
          <UserList address={address} list={list} onOpen={setDialog} show={show} />
        </section>
      </Card>
      <LazyDialog load={loadUserDialogs} look={dialog && LOOKS[dialog.kind]} onClose={() => setDialog(null)}>
        {(UserDialogs) =>
          dialog && <UserDialogs dialog={dialog} listed={list.data?.data} onClose={() => setDialog(null)} />
        }
      </LazyDialog>
    </>
  );
}
