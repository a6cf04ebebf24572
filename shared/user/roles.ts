/** Roles that an administrator can assign (spec 2 §6); employees come from invitations. */
export const ASSIGNABLE_ROLES = ['ADMIN', 'USER'] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** What a person can be invited to another's business as: to work in it, or to read its books. */
export const EMPLOYMENT_ROLES = ['EMPLOYEE', 'ACCOUNTANT'] as const;
export type EmploymentRole = (typeof EMPLOYMENT_ROLES)[number];
