/** What customers can be sorted by (spec 2 §9): text from A to Z, `createdAt` newest first. */
export const CUSTOMER_SORTS = ['name', 'city', 'email', 'createdAt'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/**
 * What invoices can be sorted by: `issueDate`, `invoiceNumber` and `total` with the highest first, `billingName` from A
 * to Z, `dueDate` with the earliest first.
 */
export const INVOICE_SORTS = ['issueDate', 'invoiceNumber', 'billingName', 'dueDate', 'total'] as const;
/** A field by which invoices can be sorted. */
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** What products can be sorted by, in the same directions. */
export const PRODUCT_SORTS = ['shortDescription', 'createdAt'] as const;

/** What employees can be sorted by (spec 2 §9), in the same directions. */
export const EMPLOYEE_SORTS = ['name', 'email', 'createdAt'] as const;
export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

/** What accounts can be sorted by (spec 2 §9), in the same directions. */
export const ADMIN_USER_SORTS = ['name', 'email', 'role', 'createdAt'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];
