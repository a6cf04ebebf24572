import type { ReactNode } from 'react';

/** The texts of this part in English. */
export const t = {
  customer: 'Customer',
  notLoaded: 'Failed to load customer',
  notFound: 'Customer not found',
  notFoundHint: 'They may have been deleted, or the link is incomplete.',
  back: 'Back to Customers',
  loading: 'Loading Customer',
  edit: 'Edit',
  editCustomer: 'Edit Customer',
  statement: 'Statement…',
  statementOfAccount: 'Statement of Account',
  newInvoice: 'New Invoice',

  owed: 'Owed now',
  notAvailable: 'Not available',
  creditBalance: 'Credit balance',
  overdue: ({ amount }: { amount: ReactNode }) => <>{amount} overdue</>,
  lastPayment: 'Last payment',
  paidFor: ({ day, invoice }: { day: string; invoice: ReactNode }) => (
    <>
      {day} for {invoice}
    </>
  ),
  noPayment: 'None yet',

  details: 'Details',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  invoiceLanguage: 'Invoice language',
  automatic: ({ language }: { language: string }) => `${language} (automatic)`,
  poNumber: 'PO number',
  terms: 'Payment terms',
  method: 'Payment method',
  notes: 'Notes on invoices',
  internalNotes: 'Internal notes',
  latestTerms: 'Payment terms of the latest invoice',
  sendReminders: 'Send reminders',
  remindersHint: 'For unpaid invoices, if reminders are on in Payment Settings.',
  notUpdated: 'Failed to update customer',

  invoices: 'Invoices',
  noun: { one: 'invoice', many: 'invoices' },
  createInvoice: 'Create Invoice',
  noInvoices: 'No invoices yet',
  noInvoicesHint: 'Invoices for this customer will appear here.',
  invoicesNotLoaded: 'Failed to load invoices',
  loadingInvoices: 'Loading Invoices',
  loadingInvoicesHint: 'Please wait while we fetch the invoices...',
  invoiceNumber: 'Invoice #',
  issued: 'Issued',
  issuedOn: ({ day }: { day: string }) => `Issued ${day}`,
  due: 'Due',
  dueOn: ({ day }: { day: string }) => `Due ${day}`,
  status: 'Status',
  total: 'Total',
  balance: 'Balance',
  left: ({ amount }: { amount: ReactNode }) => <>{amount} left</>,
};
