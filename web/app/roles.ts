import type { Role } from '#shared/user/schema.ts';

/** Everybody who works in a business. */
export const MEMBERS: readonly Role[] = ['ADMIN', 'USER', 'EMPLOYEE'];
/** Who may change how a business is run: everybody but its employees (spec 1 §6). */
export const OWNERS: readonly Role[] = ['ADMIN', 'USER'];
/** Who looks after everybody's accounts (spec 1 §6). */
export const ADMINS: readonly Role[] = ['ADMIN'];
