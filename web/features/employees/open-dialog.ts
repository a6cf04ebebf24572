import type { Employee } from '#shared/employee/schema.ts';

/** The dialog that is open on the screen, and about whom. */
export type OpenDialog = { readonly kind: 'invite' } | { readonly kind: 'remove'; readonly employee: Employee };
