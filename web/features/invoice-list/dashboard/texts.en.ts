/** The texts of the dashboard in English. */
export const t = {
  failed: 'We couldn’t load the overview.',
  tryAgain: 'Try Again',
  currency: 'Currency',

  attention: 'Needs attention',
  allDone: 'Nothing needs your attention.',
  todo: {
    dispute: ({ count }: Count) => (count === 1 ? 'Respond to a dispute' : `Respond to ${count} disputes`),
    debitReturned: ({ count }: Count) =>
      count === 1 ? 'Collect a returned bank payment' : `Collect ${count} returned bank payments`,
    payment: ({ count }: Count) => (count === 1 ? 'Check a payment' : `Check ${count} payments`),
    claim: ({ count }: Count) => (count === 1 ? 'Confirm an e-Transfer' : `Confirm ${count} e-Transfers`),
    undelivered: ({ count }: Count) =>
      count === 1 ? 'Fix an email that was not delivered' : `Fix ${count} emails that were not delivered`,
    unreminded: ({ count }: Count) =>
      count === 1 ? 'Remind a customer of an overdue invoice' : `Remind customers of ${count} overdue invoices`,
    returnDue: ({ count }: Count) => (count === 1 ? 'File a tax return' : `File ${count} tax returns`),
    recurringDraft: ({ count }: Count) =>
      count === 1 ? 'Send a recurring invoice' : `Send ${count} recurring invoices`,
    oldDraft: ({ count }: Count) =>
      count === 1 ? 'Send a draft dated in the past' : `Send ${count} drafts dated in the past`,
    toInvoice: ({ count }: Count) =>
      count === 1 ? 'Invoice an accepted estimate' : `Invoice ${count} accepted estimates`,
  },
  more: ({ count }: Count) => `${count} more`,

  months: 'Last six months',
  monthsIn: ({ currency }: { currency: string }) => `Billed and received by month in ${currency}`,
  month: 'Month',
  billed: 'Billed before tax',
  received: 'Received with tax',
  incomeReport: 'Income',
  noMonths: 'Nothing was billed or received in the last six months.',

  owed: 'Owed to you',
  agingReport: 'Aging',
  nothingOwed: 'Nothing is owed to you.',
  tooMany: 'There are too many invoices to count here.',
};

type Count = { count: number };
