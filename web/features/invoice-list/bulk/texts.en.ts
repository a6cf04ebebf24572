type Counted = { count: number };
type SomeOf = { count: number; total: number };

const counted =
  (one: string, many: string) =>
  ({ count }: Counted) =>
    count === 1 ? `1 ${one}` : `${count} ${many}`;
const applies =
  (can: string) =>
  ({ count, total }: SomeOf) =>
    total === 1 ? `The selected invoice ${can}.` : `${count} of ${total} selected invoices ${can}.`;

/** The texts of this part in English. */
export const t = {
  withSelected: 'Selected invoices',
  invoices: 'Invoices',
  selected: ({ count }: Counted) => `${count} selected`,
  someOf: ({ count, total }: SomeOf) => `${count} of ${total}`,
  clear: 'Clear selection',
  export: 'Export',
  labels: { send: 'Send', remind: 'Remind', record: 'Record Payment', delete: 'Delete Drafts' },
  sendInvoices: 'Send Invoices',
  sendReminders: 'Send Reminders',
  recordPayments: 'Record Payments',
  deleteDrafts: 'Delete Drafts',
  applies: {
    send: applies('can be sent'),
    remind: applies('can be reminded'),
    record: applies('can be recorded as paid in full'),
    delete: applies('can be deleted, which cannot be undone'),
  },
  confirm: {
    send: ({ count }: Counted) => (count === 1 ? 'Send 1 Invoice' : `Send ${count} Invoices`),
    remind: ({ count }: Counted) => (count === 1 ? 'Send 1 Reminder' : `Send ${count} Reminders`),
    record: ({ count }: Counted) => (count === 1 ? 'Record 1 Payment' : `Record ${count} Payments`),
    delete: ({ count }: Counted) => (count === 1 ? 'Delete 1 Draft' : `Delete ${count} Drafts`),
  },
  busy: { send: 'Sending...', remind: 'Sending...', record: 'Recording...', delete: 'Deleting...' },
  done: {
    send: counted('invoice sent', 'invoices sent'),
    remind: counted('reminder sent', 'reminders sent'),
    record: counted('payment recorded', 'payments recorded'),
    delete: counted('draft deleted', 'drafts deleted'),
  },
  progress: ({ done, count }: { done: number; count: number }) => `${done} of ${count} done`,
  rowDone: 'Done',
  held: 'Something that your customer needs is missing. Open the invoice to check and send it.',
  thenSend: 'Then you can send these emails.',
  method: 'Method',
  date: 'Date received',
  sendReceipts: 'Email a receipt to each customer',
  cancel: 'Cancel',
  close: 'Close',
  stop: 'Stop',
  retry: ({ count }: Counted) => `Try Again (${count})`,
};
