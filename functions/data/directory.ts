import type { AssignableRole } from '#shared/user/roles.ts';
import { personFields } from './employees.ts';
import { USERS_PK } from './keys.ts';
import { type List, listIn } from './list.ts';
import type { Table } from './table.ts';
import type { UserRecord } from './users.ts';

/**
 * Somebody in the directory of accounts. It is there to sort and to search: what is shown of a person is read from their
 * own record.
 */
export type DirectoryEntry = {
  readonly userId: string;
  /** First and last name, or the e-mail where there is none. */
  readonly name: string;
  readonly email: string;
  readonly role: AssignableRole;
};

export type Directory = List<DirectoryEntry, 'name' | 'email' | 'role'>;

/** Opens the directory of everybody with an account. */
export function directoryIn(table: Table): Directory {
  return listIn(table, { pk: USERS_PK, kind: 'USER', sorts: { name: 'lsi2', email: 'lsi3', role: 'lsi1' } });
}

/** What the directory keeps of a person. */
export function directoryEntry(user: UserRecord): DirectoryEntry {
  const { name, email } = personFields(user);
  return { userId: user.id, name, email, role: user.role };
}
