import type { AdminUser } from '#shared/user/schema.ts';

/** The dialog that is open on the screen, and about whom. */
export type OpenDialog = { readonly kind: 'edit' | 'reset' | 'delete'; readonly user: AdminUser };
