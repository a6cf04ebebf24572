import type { AdminUser } from '#shared/user/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Cell, HeadCell, Row, TABLE_AVATAR_STYLE, Table } from '#web/ui/lists/table.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { UserActions } from './user-actions.tsx';
import { IntegrationBadge, RoleBadge } from './user-badges.tsx';
import { fullName } from './user-name.ts';
import { UserTitle } from './user-title.tsx';

type UsersProps = { users: readonly AdminUser[]; onOpen: (dialog: OpenDialog) => void };

/** A page of accounts as a table. */
export function UserTable({ users, onOpen }: UsersProps) {
  return (
    <Table label="Users">
      <UserTableHead />
      <tbody>
        {users.map((user) => (
          <Row key={user.id}>
            <Cell flexible title={fullName(user)}>
              <div className="flex items-center gap-3">
                <Avatar className={TABLE_AVATAR_STYLE} initials={initialsOf(fullName(user))} />
                <UserTitle className="truncate font-medium" user={user} />
              </div>
            </Cell>
            <Cell flexible title={user.email}>
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
        <HeadCell className="w-20 @5xl:w-26">Role</HeadCell>
        <HeadCell className="w-38 @5xl:w-42">Payment Integration</HeadCell>
        <HeadCell className="w-26 @5xl:w-32">Created</HeadCell>
        <HeadCell align="right" className="w-36 @5xl:w-40">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
