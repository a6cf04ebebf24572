import type { Role } from '#shared/user/schema.ts';

/** All roles of a business. */
export const MEMBERS: readonly Role[] = ['ADMIN', 'USER', 'EMPLOYEE'];
/** Roles that may change a business's settings: all but its employees (spec 1 §6). */
export const OWNERS: readonly Role[] = ['ADMIN', 'USER'];
/** Roles that manage all accounts (spec 1 §6). */
export const ADMINS: readonly Role[] = ['ADMIN'];
