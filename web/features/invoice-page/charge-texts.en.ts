import type { ChargeEnd } from '#shared/invoice/charge.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

type Charged = { card: string; amount: string; day: string; number: string };

const OF_CARD = {
  title: 'Saved card',
  chargedOn: ({ card, amount, day }: Omit<Charged, 'number'>) => `${card} will be charged ${amount} on ${day}`,
  chargedToday: ({ card, amount }: Pick<Charged, 'card' | 'amount'>) => `${card} will be charged ${amount} today`,
  /** When the money arrives, if not at once. */
  arrival: undefined as string | undefined,
  declinedBefore: ({ count }: { count: number }) =>
    count === 1
      ? 'It was declined once. The customer got an email with a link to pay.'
      : `It was declined ${count} times. The customer got an email with a link to pay.`,
  waits: 'Not before you confirm or dismiss the e-Transfer that was reported.',
  notCharged: ({ card }: Pick<Charged, 'card'>) => `${card} is not charged for this invoice`,
  noLonger: ({ card }: Pick<Charged, 'card'>) => `${card} is no longer charged for this invoice`,
  over: {
    declined: 'It was declined, and there are no more tries. Send a reminder, or try again.',
    authentication: 'Its bank asks the customer to confirm the payment. They got an email with a link to pay.',
    refused: 'Its bank accepts no more payments with it. The customer got an email with a link to pay.',
    'card-removed': 'The card was removed. The customer can pay on the page of the invoice.',
    'amount-raised': 'More was due than its email announced.',
    unavailable: 'This invoice cannot be paid by card now. Check whether card payments are connected, and its amount.',
  } satisfies Record<Exclude<ChargeEnd, 'stopped'>, string>,
  connect: 'Connect card payments',
  notAsThingsAre: ({ card }: Pick<Charged, 'card'>) => `${card} is not charged as things are`,
  /** What is missing so that it is charged as planned. */
  missing: {
    setup: (_: Pick<Charged, 'amount'>) => 'Your business does not take cards now, so nothing is charged.',
    amount: ({ amount }: Pick<Charged, 'amount'>) =>
      `${amount} is due, and its email announced less. Resend the invoice to announce the new amount: the card is then charged on the day that its email tells.`,
    email: (_: Pick<Charged, 'amount'>) =>
      'Its email did not reach the customer, and nothing is charged that they were not told of. Send it again first.',
  },
  /** What is missing so that it can be charged once more by hand. */
  missingAgain: {
    setup: (_: Pick<Charged, 'amount'>) => 'Your business does not take cards now.',
    amount: ({ amount }: Pick<Charged, 'amount'>) =>
      `${amount} is due, and its email announced less. Resend the invoice, so that the customer knows the amount. After that, you can charge the card here.`,
    email: (_: Pick<Charged, 'amount'>) =>
      'Its email did not reach the customer. Send it again. After that, you can charge the card here.',
  },
  stop: 'Stop Charging',
  stopping: 'Stopping...',
  stopTitle: 'Stop charging this invoice?',
  stopText: ({ card, number }: Pick<Charged, 'card' | 'number'>) =>
    `${card} is then not charged for invoice ${number}. The customer gets an email about it. The card stays saved, and later invoices are charged as planned.`,
  stopped: 'The card is not charged for this invoice',
  stopFailed: 'Failed to stop the charge',
  retry: 'Try Again',
  chargeOther: ({ card }: Pick<Charged, 'card'>) => `Charge ${card}`,
  retryTitle: ({ card }: Pick<Charged, 'card'>) => `Charge ${card}?`,
  retryText: ({ amount, number }: Pick<Charged, 'amount' | 'number'>) =>
    `It is charged ${amount} for invoice ${number} now. If it is declined, it is tried again on later days.`,
  chargeNow: 'Charge Now',
  charging: 'Charging...',
  retried: 'The card will be charged in a moment',
  retryFailed: 'Failed to charge the card',
};

export type ChargeTexts = typeof OF_CARD;

const OF_ACCOUNT: ChargeTexts = {
  ...OF_CARD,
  title: 'Saved bank account',
  chargedOn: ({ card, amount, day }) => `${card} will be debited ${amount} on ${day}`,
  chargedToday: ({ card, amount }) => `${card} will be debited ${amount} today`,
  arrival: 'The money usually arrives five business days later.',
  declinedBefore: () => 'There was not enough money in it before. The customer got an email with a link to pay.',
  notCharged: ({ card }) => `${card} is not debited for this invoice`,
  noLonger: ({ card }) => `${card} is no longer debited for this invoice`,
  over: {
    declined: 'There was not enough money in it, and it is not tried again. Send a reminder.',
    authentication: 'Its bank asks the customer to confirm the payment. They got an email with a link to pay.',
    refused:
      'Its bank does not allow the debit: it may be closed, or the amount above a limit. The customer got an email with a link to pay.',
    'card-removed': 'The bank account was removed. The customer can pay on the page of the invoice.',
    'amount-raised': 'More was due than its email announced.',
    unavailable:
      'This invoice cannot be paid from a bank account now. Check whether you take bank payments, and its amount.',
  },
  connect: 'Set up bank payments',
  notAsThingsAre: ({ card }) => `${card} is not debited as things are`,
  missing: {
    setup: () => 'Your business does not take bank payments now, so nothing is debited.',
    amount: ({ amount }) =>
      `${amount} is due, and its email announced less. Resend the invoice to announce the new amount: the bank account is then debited on the day that its email tells.`,
    email: () =>
      'Its email did not reach the customer, and nothing is debited that they were not told of. Send it again first.',
  },
  missingAgain: {
    setup: () => 'Your business does not take bank payments now.',
    amount: ({ amount }) =>
      `${amount} is due, and its email announced less. Resend the invoice, so that the customer knows the amount. After that, you can debit the bank account here.`,
    email: () =>
      'Its email did not reach the customer. Send it again. After that, you can debit the bank account here.',
  },
  stop: 'Stop the Debit',
  stopTitle: 'Stop the debit for this invoice?',
  stopText: ({ card, number }) =>
    `${card} is then not debited for invoice ${number}. The customer gets an email about it. The bank account stays saved, and later invoices are paid from it as planned.`,
  stopped: 'The bank account is not debited for this invoice',
  stopFailed: 'Failed to stop the debit',
  chargeOther: ({ card }) => `Debit ${card}`,
  retryTitle: ({ card }) => `Debit ${card}?`,
  retryText: ({ amount, number }) =>
    `It is debited ${amount} for invoice ${number} now. The money usually arrives five business days later.`,
  chargeNow: 'Debit Now',
  charging: 'Debiting...',
  retried: 'The bank account will be debited in a moment',
  retryFailed: 'Failed to debit the bank account',
};

/** What is said in English of the charges of a saved card, or of the debits of a saved bank account. */
export function chargeTexts(card: CardLabel): ChargeTexts {
  return isBankAccount(card) ? OF_ACCOUNT : OF_CARD;
}
