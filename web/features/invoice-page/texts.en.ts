import type { ChargeEnd } from '#shared/invoice/charge.ts';

type Charged = { card: string; amount: string; day: string; number: string };

/** The texts of this part in English. */
export const t = {
  document: 'Document',
  documentFailed: "We couldn't load the document",
  invoice: 'Invoice',
  loadingInvoice: 'Loading Invoice',
  loadFailed: 'Failed to load invoice',
  notFound: 'Invoice not found',
  maybeDeleted: 'It may have been deleted, or the link is incomplete.',
  backToInvoices: 'Back to Invoices',
  backToSeries: 'Back to Recurring Invoice',
  backToCustomer: 'Back to Customer',
  edit: 'Edit',
  claimed: 'e-Transfer reported',
  internalNotes: 'Internal Notes',
  sentTo: ({ name }: { name: string }) => `Sent to ${name}`,
  sentToPay: ({ name, amount, day }: { name: string; amount: string; day: string }) =>
    `Sent to ${name}, ${amount} due ${day}`,
  viewInvoice: 'View Invoice',
  copyLink: 'Copy Link',
  copied: 'Copied',
  newInvoice: 'New Invoice',

  applied: 'Applied',
  held: 'Held',
  depositRequest: 'Deposit request',
  viewRequest: 'View Deposit Request',
  sendRequest: 'Send Deposit Request',
  resendRequest: 'Resend Request',
  requestDelivered: ({ to }: { to: string }) => `Deposit request delivered to ${to}`,

  nextStep: 'Next step',
  correctEmail: 'Correct Email',
  duplicate: 'Duplicate',
  send: 'Send Invoice',
  resend: 'Resend Invoice',
  remind: 'Send Reminder',
  recordPayment: 'Record Payment',
  confirmTransfer: 'Confirm e-Transfer',
  reverseWriteOff: 'Reverse Write-Off',
  showPayments: 'Show Payments',

  headlines: { amountDue: 'Amount due', amountPaid: 'Amount paid', total: 'Total' },
  assignToCustomer: 'Assign to Customer',
  changeCustomer: 'Change Customer',
  fromEstimate: 'Made from an estimate',
  fromSeries: 'Made by a recurring invoice',
  otherRates: 'Taxes have changed since the estimate was accepted. This invoice charges today’s.',
  fromEstimateNumber: ({ number }: { number: string }) => `Made from estimate ${number}`,
  noAddress: 'No email address yet',
  paidOn: ({ day }: { day: string }) => `Paid ${day}`,
  due: ({ day }: { day: string }) => `Due ${day}`,
  wasDue: ({ day }: { day: string }) => `Was due ${day}`,
  total: 'Total',
  credited: 'Credited',
  paid: 'Paid',
  paidDisputed: 'Paid, disputed',
  received: 'Received',
  refunded: 'Refunded',
  keptAsCredit: 'Kept as credit',
  kept: 'Received, less refunds',
  writtenOff: 'Written off',

  savedCard: 'Saved card',
  chargedOn: ({ card, amount, day }: Omit<Charged, 'number'>) => `${card} will be charged ${amount} on ${day}`,
  chargedToday: ({ card, amount }: Pick<Charged, 'card' | 'amount'>) => `${card} will be charged ${amount} today`,
  declinedBefore: ({ count }: { count: number }) =>
    count === 1
      ? 'It was declined once. The customer got an email with a link to pay.'
      : `It was declined ${count} times. The customer got an email with a link to pay.`,
  chargeWaits: 'Not before you confirm or dismiss the e-Transfer that was reported.',
  notCharged: ({ card }: Pick<Charged, 'card'>) => `${card} is not charged for this invoice`,
  noLonger: ({ card }: Pick<Charged, 'card'>) => `${card} is no longer charged for this invoice`,
  chargeOver: {
    declined: 'It was declined, and there are no more tries. Send a reminder, or try again.',
    authentication: 'Its bank asks the customer to confirm the payment. They got an email with a link to pay.',
    refused: 'Its bank accepts no more payments with it. The customer got an email with a link to pay.',
    'card-removed': 'The card was removed. The customer can pay on the page of the invoice.',
    'amount-raised': 'More was due than its email announced.',
    unavailable: 'This invoice cannot be paid by card now. Check whether card payments are connected, and its amount.',
  } satisfies Record<Exclude<ChargeEnd, 'stopped'>, string>,
  connectCards: 'Connect card payments',
  notAsThingsAre: ({ card }: Pick<Charged, 'card'>) => `${card} is not charged as things are`,
  /** What is missing so that it is charged as planned. */
  missing: {
    cards: (_: Pick<Charged, 'amount'>) => 'Your business does not take cards now, so nothing is charged.',
    amount: ({ amount }: Pick<Charged, 'amount'>) =>
      `${amount} is due, and its email announced less. Resend the invoice to announce the new amount: the card is then charged on the day that its email tells.`,
    email: (_: Pick<Charged, 'amount'>) =>
      'Its email did not reach the customer, and nothing is charged that they were not told of. Send it again first.',
  },
  /** What is missing so that it can be charged once more by hand. */
  missingAgain: {
    cards: (_: Pick<Charged, 'amount'>) => 'Your business does not take cards now.',
    amount: ({ amount }: Pick<Charged, 'amount'>) =>
      `${amount} is due, and its email announced less. Resend the invoice, so that the customer knows the amount. After that, you can charge the card here.`,
    email: (_: Pick<Charged, 'amount'>) =>
      'Its email did not reach the customer. Send it again. After that, you can charge the card here.',
  },
  stopCharge: 'Stop Charging',
  stopping: 'Stopping...',
  stopTitle: 'Stop charging this invoice?',
  stopText: ({ card, number }: Pick<Charged, 'card' | 'number'>) =>
    `${card} is then not charged for invoice ${number}. The customer gets an email about it. The card stays saved, and later invoices are charged as planned.`,
  chargeStopped: 'The card is not charged for this invoice',
  stopFailed: 'Failed to stop the charge',
  retryCharge: 'Try Again',
  chargeOther: ({ card }: Pick<Charged, 'card'>) => `Charge ${card}`,
  retryTitle: ({ card }: Pick<Charged, 'card'>) => `Charge ${card}?`,
  retryText: ({ amount, number }: Pick<Charged, 'amount' | 'number'>) =>
    `It is charged ${amount} for invoice ${number} now. If it is declined, it is tried again on later days.`,
  chargeNow: 'Charge Now',
  charging: 'Charging...',
  chargeRetried: 'The card will be charged in a moment',
  retryFailed: 'Failed to charge the card',

  nextReminder: 'Next reminder',
  reminderOnDueDate: 'Reminder on the due date',
  reminderBefore: ({ days }: { days: number }) =>
    days === 1 ? 'Reminder 1 day before the due date' : `Reminder ${days} days before the due date`,
  reminderAfter: ({ days }: { days: number }) =>
    days === 1 ? 'Reminder 1 day after the due date' : `Reminder ${days} days after the due date`,
  sendNow: 'Send Now',
  skip: 'Skip',
  skipped: 'Reminder skipped',
  skipFailed: 'Failed to skip reminder',
  turnOff: 'Turn Off',
  turnedOff: 'Reminders turned off for this invoice',
  turnOffFailed: 'Failed to turn off reminders',
  turnOn: 'Turn On',
  turnedOn: 'Reminders turned on for this invoice',
  turnOnFailed: 'Failed to turn on reminders',
  offFor: {
    invoice: 'Reminders are off for this invoice',
    customer: 'Reminders are off for this customer',
  },

  timeline: 'Timeline',
  loadingTimeline: 'Loading Timeline',
  timelineFailed: "We couldn't load the timeline",
  showEarlier: ({ count }: { count: number }) => `Show ${count} earlier`,
  edited: ({ fields }: { fields: string }) => `Edited ${fields}`,
  delivered: {
    any: ({ to }: { to: string }) => `Email delivered to ${to}`,
    invoice: ({ to }: { to: string }) => `Invoice delivered to ${to}`,
    reminder: ({ to }: { to: string }) => `Reminder delivered to ${to}`,
    receipt: ({ to }: { to: string }) => `Receipt delivered to ${to}`,
    refund: ({ to }: { to: string }) => `Notice of the refund delivered to ${to}`,
    creditNote: ({ to }: { to: string }) => `Credit note delivered to ${to}`,
  },
  openedByCustomer: 'Opened by the customer',
  openedBySomeone: 'Opened by someone with the link',
  openedAgain: ({ times }: { times: number }) => `Opened again, ${times} times in total`,
  linkChecked: 'Link checked automatically',
};
