import { type List, listIn } from '#functions/data/list/list.ts';
import { USER_LIST } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import { personFields, type UserRecord } from './user-record.ts';

/** A user in the index, which is only sorted and searched: what is shown comes from the user's own record. */
export type UserIndexEntry = {
  readonly userId: string;
  /** First and last name, or the email if there is none. */
  readonly name: string;
  readonly email: string;
  readonly role: AssignableRole;
};

export type UserIndex = List<UserIndexEntry, 'name' | 'email' | 'role'>;

/** Opens the index of all users. */
export function userIndexIn(table: Table): UserIndex {
  return listIn(table, { ...USER_LIST, sorts: { name: 'lsi2', email: 'lsi3', role: 'lsi1' } });
}

/** The index entry of a user. */
export function userIndexEntry(user: UserRecord): UserIndexEntry {
  const { name, email } = personFields(user);
  return { userId: user.id, name, email, role: user.role };
}
