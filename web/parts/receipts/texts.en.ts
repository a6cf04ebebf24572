/** The texts of this part in English. */
export const t = {
  recordPayment: 'Record Payment',
  recording: 'Recording...',
  recorded: ({ amount }: { amount: string }) => `Payment of ${amount} recorded`,
  recordedSoFar: ({ amount, done, count }: { amount: string; done: number; count: number }) =>
    `Payment of ${amount} recorded, applied to ${done} of ${count} invoices so far`,
  notRecorded: 'Failed to record payment',
  amount: 'Amount',
  currency: 'Currency',
  invoices: 'Invoices',
  loadingInvoices: 'Loading Invoices',
  invoicesNotLoaded: 'Failed to load invoices',
  noneOpen: 'No open invoices.',
  leftOut: ({ count, numbers }: { count: number; numbers: string }) =>
    count === 1
      ? `Invoice ${numbers} is left out: a bank payment is on its way.`
      : `Invoices ${numbers} are left out: bank payments are on their way.`,
  stillLoading: 'The open invoices are not loaded yet. Please wait a moment.',
  longestDue: ({ shown, count }: { shown: number; count: number }) =>
    `The ${shown} that are due the longest, of ${count}`,
  fillAgain: 'Fill In Again',
  dueOn: ({ day }: { day: string }) => `Due ${day}`,
  left: ({ amount }: { amount: string }) => `${amount} left`,
  amountFor: ({ number }: { number: string }) => `Amount for ${number}`,
  atMost: 'At most {max}',
  staysAsCredit: ({ amount, name }: { amount: string; name: string }) => `${amount} stays as credit for ${name}.`,
};
