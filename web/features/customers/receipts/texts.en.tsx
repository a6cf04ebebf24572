import type { ReactNode } from 'react';

type Returned = { amount: string; day: string; method: string; reason: string | undefined };
type Voided = { day: string; by: string | undefined; reason: string | undefined };

/** The texts of this part in English. */
export const t = {
  title: 'Payments and Credit',
  explained: 'Payments for several invoices, and what is left of them.',
  credit: 'Credit',
  notLoaded: 'Failed to load payments',
  loading: 'Loading...',
  showOlder: 'Show Older',
  reference: ({ reference }: { reference: string }) => `Reference ${reference}`,
  by: ({ person }: { person: string }) => `by ${person}`,
  keptFrom: ({ invoice }: { invoice: ReactNode }) => <>Kept from {invoice} instead of a refund</>,
  ofDeposit: ({ invoice }: { invoice: ReactNode }) => <>Deposit {invoice}</>,
  voided: ({ day, by, reason }: Voided) => `Voided ${day}${by ? ` by ${by}` : ''}${reason ? `: ${reason}` : ''}`,
  paidInvoices: 'Invoices that it pays',
  returned: ({ amount, day, method, reason }: Returned) =>
    `${amount} given back ${day}, ${method}${reason ? `: ${reason}` : ''}`,
  applied: ({ done, count }: { done: number; count: number }) => `Applied to ${done} of ${count} invoices`,
  takingBack: ({ count }: { count: number }) =>
    count === 1 ? 'Still to be taken back from 1 invoice' : `Still to be taken back from ${count} invoices`,
  left: ({ amount }: { amount: string }) => `${amount} of it is credit.`,
  actions: { apply: 'Apply to Invoices', 'give-back': 'Give Back', void: 'Void' },
  actionOn: ({ action, entry }: { action: string; entry: string }) => `${action}: ${entry}`,

  useCredit: 'Use Credit',
  applying: 'Applying...',
  stays: ({ amount }: { amount: string }) => `${amount} stays as credit.`,
  creditUsed: ({ amount }: { amount: string }) => `${amount} of credit used`,
  notApplied: 'Failed to use credit',
  atMost: 'At most {max}',
  moreThanLeft: 'The amounts add up to more than {max}',
  nothingTyped: 'Enter what it pays of at least one invoice',
  loadingInvoices: 'Loading Invoices',
  invoicesNotLoaded: 'Failed to load invoices',

  giveBackCredit: 'Give Back Credit',
  giveBackExplained: 'This only records it: return the money yourself.',
  givingBack: 'Recording...',
  givenBack: ({ amount }: { amount: string }) => `${amount} given back`,
  notGivenBack: 'Failed to record it',
  amount: 'Amount',
  method: 'Method',
  reason: 'Reason',
  keptWithPayment: 'Optional, kept with the payment',

  voidPayment: 'Void Payment',
  confirmVoid: 'Void Payment',
  voiding: 'Voiding...',
  paymentVoided: 'Payment voided',
  notVoided: 'Failed to void payment',
  dueAgain: ({ count, invoices }: { count: number; invoices: string }) =>
    count === 1
      ? `It is taken back from ${invoices}, which is due again.`
      : `It is taken back from ${invoices}, which are due again.`,
  creditGoes: ({ amount }: { amount: string }) => `The customer loses ${amount} of credit.`,
  staysVoided: 'It stays in the list as voided.',
};
