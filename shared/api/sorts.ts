/** Sort fields of customers (spec 2 §9): text from A to Z, `createdAt` newest first. */
export const CUSTOMER_SORTS = ['name', 'city', 'email', 'createdAt'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/**
 * Sort fields of invoices: `issueDate`, `invoiceNumber` and `total` in descending order, `billingName` from A to Z,
 * `dueDate` earliest first.
 */
export const INVOICE_SORTS = ['issueDate', 'invoiceNumber', 'billingName', 'dueDate', 'total'] as const;
/** A sort field of invoices. */
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** Sort fields of products, in the same directions. */
export const PRODUCT_SORTS = ['shortDescription', 'createdAt'] as const;

/** Sort fields of employees (spec 2 §9), in the same directions. */
export const EMPLOYEE_SORTS = ['name', 'email', 'createdAt'] as const;
export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

/** Sort fields of accounts (spec 2 §9), in the same directions. */
export const ADMIN_USER_SORTS = ['name', 'email', 'role', 'createdAt'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];
