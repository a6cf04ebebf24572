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
  newEstimate: 'New Estimate',
  recordPayment: 'Record Payment',
  requestDeposit: 'Request a Deposit',
  applyToInvoices: 'Apply to Invoices',
  giveBackCredit: 'Give Back Credit',
  voidPayment: 'Void Payment',

  owed: 'Owed now',
  notAvailable: 'Not available',
  creditBalance: 'Credit balance',
  credit: 'Credit',
  depositsHeld: 'Deposits held',
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
  applyCredit: 'Use credit by itself',
  creditHint: 'When an invoice is issued, their credit pays it first.',
  notUpdated: 'Failed to update customer',

  savedCard: 'Saved card',
  savedOn: ({ day, invoice }: { day: string; invoice: ReactNode }) => (
    <>
      Saved {day} with invoice {invoice}
    </>
  ),
  agreement: 'What they agreed to',
  agreedAt: 'Agreed on',
  agreedFrom: 'From the network address',
  agreedWith: 'With the browser',
  removeCard: 'Remove Card',
  removingCard: 'Removing...',
  removeCardTitle: ({ card }: { card: string }) => `Remove ${card}?`,
  removeCardText: ({ name }: { name: string }) =>
    `Invoices to ${name} are then no longer charged automatically, also those already sent. The customer is told by email.`,
  cardRemoved: 'Card removed',
  cardNotRemoved: 'Failed to remove the card',
  savedAccount: 'Saved bank account',
  accountSavedOn: ({ day, invoice }: { day: string; invoice: ReactNode }) => (
    <>
      Saved {day} with invoice {invoice}
    </>
  ),
  removeAccount: 'Remove Bank Account',
  removeAccountText: ({ name }: { name: string }) =>
    `Invoices to ${name} are then no longer paid from it automatically, also those already sent. A bank payment that is on its way goes on. The customer is told by email.`,
  accountRemoved: 'Bank account removed',
  accountNotRemoved: 'Failed to remove the bank account',

  series: 'Recurring invoices',
  nextOn: ({ day }: { day: string }) => `Next on ${day}`,
  moreSeries: ({ count }: { count: number }) => `And ${count} more`,
  noSchedule: 'No schedule yet',

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
