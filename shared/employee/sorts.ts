/** Sort fields of employees (spec 2 §9): text from A to Z, `createdAt` newest first. */
export const EMPLOYEE_SORTS = ['name', 'email', 'createdAt'] as const;
export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];
