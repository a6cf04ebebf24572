import type { SavedTexts } from './en-ca-card-page.ts';

/** What the pay page says of payments from bank accounts, in Canadian English. */
export const enCaDebitPage = {
  title: 'Bank payment',
  /** What banks call it. */
  kind: 'pre-authorized debit',
  hint: 'Usually five business days. You authorize it on Stripe’s page, and this page then shows that it is on its way.',
  isBusiness: 'This is a business account',
  pay: (amount: string) => `Pay ${amount} from a bank account`,
  refused: 'This amount cannot be paid from a bank account here. Please pay in another way.',
  /** That one is on its way. */
  debited: (amount: string) => `Bank payment of ${amount} on its way`,
  debitedHint: (day: string) => `Started on ${day}. Usually five business days. You do not have to do anything.`,
  /** What removing the saved card or bank account does not do. */
  goesOn: 'The bank payment that is on its way is not stopped.',
};

/** What it says of bank payments, in one language. */
export type DebitPageTexts = typeof enCaDebitPage;

/** What it says of a bank account that is saved; `card` as in "the TD Canada Trust account •••• 6789". */
export const enCaAccountPage: SavedTexts = {
  saved: ({ seller }) => `${seller} may debit this account for its recurring invoices.`,
  charged: ({ amount, day }) =>
    `${amount} will be debited ${day ? `on ${day}` : 'today'}. You do not have to do anything.`,
  again: ({ amount, day }) =>
    `It could not be debited. It will be tried again ${day ? `on ${day}` : 'today'}. You can also pay ${amount} here.`,
  declined: 'It could not be debited for this invoice. Please pay it here.',
  notCharged: 'It is not debited for this invoice. Please pay it here.',
  changed: 'The invoice has changed, or your account cannot be saved any more. Please check it before you pay.',
  remove: 'Remove account',
  ask: ({ card }) => `Remove ${card}?`,
  askHint: ({ seller }) => `${seller} can no longer debit it. You then pay each invoice yourself.`,
  removing: 'Removing…',
  keep: 'Keep account',
  removed: ({ card }) => `${card} was removed`,
  removedHint: ({ seller }) => `${seller} can no longer debit it.`,
  failed: 'The account could not be removed. Please try again.',
  replaces: ({ card }) => `It replaces ${card}.`,
};
