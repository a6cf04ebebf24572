import type { AdminUser } from '#shared/user/schema.ts';
import { dayText } from '#web/lib/day-text.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Cell, HeadCell, Row, Table } from '#web/ui/table.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { UserActions } from './user-actions.tsx';
import { IntegrationBadge, RoleBadge } from './user-badges.tsx';
import { fullName } from './user-name.ts';
import { UserTitle } from './user-title.tsx';

/** Columns keep their width whatever is in them: paging moves nothing. */
export const TABLE_STYLE = 'min-w-[56rem] table-fixed';

type UsersProps = { users: readonly AdminUser[]; onOpen: (dialog: OpenDialog) => void };

/** The accounts of a page on a wide screen. */
export function UserTable({ users, onOpen }: UsersProps) {
  return (
    <Table className={TABLE_STYLE} label="Users">
      <UserTableHead />
      <tbody>
        {users.map((user) => (
          <Row key={user.id}>
            <Cell>
              <div className="flex items-center gap-3">
                <Avatar initials={initialsOf(fullName(user))} />
                <UserTitle className="truncate font-medium" user={user} />
              </div>
            </Cell>
            <Cell className="truncate" title={user.email}>
              {user.email}
            </Cell>
            <Cell>
              <RoleBadge role={user.role} />
            </Cell>
            <Cell>
              <IntegrationBadge enabled={user.paymentIntegrationEnabled} />
            </Cell>
            <Cell className="whitespace-nowrap text-muted tabular-nums">{dayText(user.createdAt)}</Cell>
            <Cell align="right">
              <UserActions onOpen={onOpen} user={user} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The head of the table, the same while its rows are on their way. */
export function UserTableHead() {
  return (
    <thead>
      <tr>
        <HeadCell>Name</HeadCell>
        <HeadCell>Email</HeadCell>
        <HeadCell className="w-26">Role</HeadCell>
        <HeadCell className="w-40">Payment Integration</HeadCell>
        <HeadCell className="w-32">Created</HeadCell>
        <HeadCell align="right" className="w-40">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
