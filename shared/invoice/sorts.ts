/**
 * Sort fields of invoices: `issueDate`, `invoiceNumber` and `total` in descending order, `billingName` from A to Z,
 * `dueDate` earliest first.
 */
export const INVOICE_SORTS = ['issueDate', 'invoiceNumber', 'billingName', 'dueDate', 'total'] as const;
/** A sort field of invoices. */
export type InvoiceSort = (typeof INVOICE_SORTS)[number];
