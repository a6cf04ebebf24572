import type { InvoiceListItem } from '#shared/invoice/schema.ts';

/** The actions of a row's menu. */
export type InvoiceActions = {
  readonly changeStatus: (invoice: InvoiceListItem) => void;
  readonly recordPayment: (invoice: InvoiceListItem) => void;
  readonly showPayments: (invoice: InvoiceListItem) => void;
  readonly writeOff: (invoice: InvoiceListItem) => void;
  readonly reverseWriteOff: (invoice: InvoiceListItem) => void;
  readonly download: (invoice: InvoiceListItem) => void;
  readonly send: (invoice: InvoiceListItem) => void;
  readonly remind: (invoice: InvoiceListItem) => void;
  readonly remove: (invoice: InvoiceListItem) => void;
};
