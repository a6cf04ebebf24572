import type { Employee } from '#shared/employee/schema.ts';

/** The open dialog and its employee. */
export type OpenDialog = { readonly kind: 'invite' } | { readonly kind: 'remove'; readonly employee: Employee };
