import type { AdminUser } from '#shared/user/schema.ts';

/** The open dialog and its user. */
export type OpenDialog = { readonly kind: 'edit' | 'reset' | 'delete'; readonly user: AdminUser };
