/** Sort fields of accounts (spec 2 §9): text from A to Z, `createdAt` newest first. */
export const ADMIN_USER_SORTS = ['name', 'email', 'role', 'createdAt'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];
