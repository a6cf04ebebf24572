/** Roles that an administrator can assign (spec 2 §6); employees come from invitations. */
export const ASSIGNABLE_ROLES = ['ADMIN', 'USER'] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];
