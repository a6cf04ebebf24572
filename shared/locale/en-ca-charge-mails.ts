import type { ChargeEnd, Uncharged } from '#shared/invoice/charge.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { enCaCard } from './en-ca-card.ts';

/** An invoice, the business that sent it, and the saved card or bank account of its recipient. */
export type ChargedInvoice = { readonly number: string; readonly company: string; readonly card: CardLabel };

/** The same for the owner of the business. */
type OwnerFacts = { readonly number: string; readonly customer: string; readonly card: CardLabel };

type Why = { readonly intro: (facts: OwnerFacts) => string; readonly next: (card: CardLabel) => string };

/** The words that differ between a card and a bank account. */
const wordsOf = (card: CardLabel) =>
  isBankAccount(card)
    ? ({ noun: 'bank account', charge: 'debit', charged: 'debited' } as const)
    : ({ noun: 'card', charge: 'charge', charged: 'charged' } as const);

const named = ({ card }: { readonly card: CardLabel }) => enCaCard.named(card);
/** The same at the start of a sentence. */
const Named = (facts: { readonly card: CardLabel }) => upperFirst(named(facts));

const UNCHARGED: Readonly<Record<Uncharged, string>> = {
  declined: 'The bank that issued the card did not accept the payment, which can have many reasons.',
  authentication: 'The bank that issued the card wants you to confirm this payment yourself.',
  refused:
    'The bank that issued the card accepts no further payments with it, for example because it sent you a new one.',
  'amount-raised': 'More is due now than we told you.',
  unavailable: 'The invoice cannot be paid by card now.',
  stopped: 'We stopped this charge.',
};

const UNDEBITED: Readonly<Record<Uncharged, string>> = {
  ...UNCHARGED,
  declined: 'There was not enough money in the account.',
  authentication: 'Its bank wants you to confirm this payment yourself.',
  refused:
    'Its bank does not allow this debit: the account may be closed or take no debits, or the amount may be above a limit.',
  unavailable: 'The invoice cannot be paid from a bank account now.',
  stopped: 'We stopped this debit.',
};

const PAY: Readonly<Record<Uncharged, string>> = {
  declined: 'We will not try again. Please open the invoice to pay it.',
  authentication:
    'We cannot try again without you. Please open the invoice and pay it by card there: your bank will ask you to confirm.',
  refused:
    'We will not try again. Please open the invoice to pay it, for example with another card, which you can save for your next invoices.',
  'amount-raised': 'Please open the invoice to see what is due and to pay it.',
  unavailable: 'Please open the invoice to see how you can pay it.',
  stopped: 'Please open the invoice to see how you can pay it.',
};

const PAY_OTHERWISE: Readonly<Record<Uncharged, string>> = {
  ...PAY,
  authentication: 'We cannot try again without you. Please open the invoice to pay it.',
  refused:
    'We will not try again. Please open the invoice to pay it, for example from another bank account or by card, which you can save for your next invoices.',
};

const told = (card: CardLabel) =>
  `We told your customer that the ${wordsOf(card).noun} was not ${wordsOf(card).charged}. Reminders go on as usual.`;

/** "Visa •••• 4242 of Zoé Roy could not be charged for invoice F-12". */
const failed = (facts: OwnerFacts) =>
  `${Named(facts)} of ${facts.customer} could not be ${wordsOf(facts.card).charged} for invoice ${facts.number}`;

const ENDED: Readonly<Record<Exclude<ChargeEnd, 'stopped'>, Why>> = {
  declined: {
    intro: (facts) =>
      isBankAccount(facts.card)
        ? `${failed(facts)}: there was not enough money in it. There are no further tries.`
        : `${failed(facts)}, and there are no further tries.`,
    next: (card) =>
      isBankAccount(card)
        ? `${told(card)} Ask your customer how they would like to pay.`
        : `${told(card)} You can charge the card once more on the page of the invoice, or ask your customer how they would like to pay.`,
  },
  authentication: {
    intro: (facts) => `${failed(facts)}: its bank wants your customer to confirm the payment.`,
    next: () => 'We sent your customer a link with which to pay and confirm. Reminders go on as usual.',
  },
  refused: {
    intro: (facts) =>
      isBankAccount(facts.card)
        ? `${failed(facts)}: its bank does not allow the debit. The account may be closed or take no debits, or the amount may be above a limit.`
        : `${failed(facts)}: its bank accepts no further payments with it.`,
    next: (card) =>
      isBankAccount(card)
        ? `${told(card)} When they pay by card or from another bank account, they can save that one.`
        : `${told(card)} When they pay with another card, they can save that one.`,
  },
  'card-removed': {
    intro: (facts) =>
      `${Named(facts)} of ${facts.customer} was removed or replaced. It is no longer ${wordsOf(facts.card).charged} for invoice ${facts.number}.`,
    next: (card) =>
      isBankAccount(card)
        ? 'The invoice is still to be paid, and reminders go on as usual. If your customer saved another bank account or a card, you can use that one on the page of the invoice.'
        : 'The invoice is still to be paid, and reminders go on as usual. If your customer saved another card, you can charge that one on the page of the invoice.',
  },
  'amount-raised': {
    intro: (facts) =>
      `More is due on invoice ${facts.number} than its email announced to ${facts.customer}, so ${named(facts)} was not ${wordsOf(facts.card).charged}.`,
    next: (card) =>
      `Send the invoice again to tell your customer the amount. Its email says on which day the ${wordsOf(card).noun} is then ${wordsOf(card).charged}.`,
  },
  unavailable: {
    intro: (facts) =>
      `${Named(facts)} of ${facts.customer} was not ${wordsOf(facts.card).charged} for invoice ${facts.number}, because the invoice cannot be paid ${isBankAccount(facts.card) ? 'from a bank account' : 'by card'} now.`,
    next: (card) =>
      isBankAccount(card)
        ? 'A payment of it may be disputed, its amount may be too low or too high for bank payments, or your business may take no bank payments now.'
        : 'A payment of it may be disputed, its amount may be too low or too high for cards, or your business may take no card payments now.',
  },
};

/** Canadian English for emails about charges of saved cards and debits of saved bank accounts. */
export const enCaChargeMails = {
  card: (card: CardLabel) => upperFirst(wordsOf(card).noun),
  /** To a payer who could not be charged, or is not although that was announced; `because` follows the `intro`. */
  failed: {
    subject: ({ number, company, card }: ChargedInvoice) =>
      `Your ${wordsOf(card).noun} was not ${wordsOf(card).charged}: invoice ${number} from ${company}`,
    intro: (facts: ChargedInvoice) =>
      `We could not ${wordsOf(facts.card).charge} ${named(facts)} for invoice ${facts.number}.`,
    notMade: (facts: ChargedInvoice) =>
      `${Named(facts)} is not ${wordsOf(facts.card).charged} for invoice ${facts.number}, although we announced it.`,
    because: (card: CardLabel) => (isBankAccount(card) ? UNDEBITED : UNCHARGED),
    /** What follows: another try on a day, or none. */
    retry: (day: string) =>
      `We will try again on ${day}. If you would rather pay now, open the invoice: then we will not try again.`,
    pay: (card: CardLabel) => (isBankAccount(card) ? PAY_OTHERWISE : PAY),
    remove: (card: CardLabel) => `To remove the saved ${wordsOf(card).noun}, open the invoice.`,
  },
  /** To a payer who saved a card or bank account; `agreed` is what they agreed to. */
  saved: {
    subject: ({ company, card }: ChargedInvoice) => `Your ${wordsOf(card).noun} is saved for invoices from ${company}`,
    intro: (facts: ChargedInvoice) =>
      `${facts.company} saved ${named(facts)} for your future invoices, as you asked when you paid invoice ${facts.number}.`,
    agreed: (agreed: string) => `You agreed to this: “${agreed}”`,
    remove: (card: CardLabel) =>
      `You can remove the ${wordsOf(card).noun} at any time, on the page of this invoice or of any later one.`,
    notYou: (_: CardLabel) => 'If it was not you who saved it, remove it and tell us.',
    since: (_: CardLabel) => 'Saved with invoice',
  },
  /** To a payer whose card or bank account is saved no longer. */
  removed: {
    subject: ({ company, card }: ChargedInvoice) => `Your ${wordsOf(card).noun} was removed: invoices from ${company}`,
    intro: (facts: ChargedInvoice) =>
      `${Named(facts)} is no longer saved for invoices from ${facts.company}, and will not be ${wordsOf(facts.card).charged} any more.`,
    next: (card: CardLabel): string =>
      isBankAccount(card)
        ? 'A payment that is already on its way is not stopped. Please pay other open and future invoices on their pages. When you pay a recurring invoice, you can save a bank account again.'
        : 'Please pay open and future invoices on their pages. When you pay a recurring invoice, you can save a card again.',
  },
  /** To the owner of the business, once nothing is tried any more. */
  ended: {
    subject: ({ number, customer, card }: OwnerFacts) =>
      `Saved ${wordsOf(card).noun} not ${wordsOf(card).charged}: invoice ${number} for ${customer}`,
    because: ENDED,
    /** Once the customer removed it on the page of an invoice. */
    byPayer: {
      subject: ({ number, customer, card }: OwnerFacts) =>
        `${customer} removed their saved ${wordsOf(card).noun}: invoice ${number}`,
      intro: (facts: OwnerFacts) =>
        `${facts.customer} removed ${named(facts)} on the page of an invoice. It is no longer ${wordsOf(facts.card).charged} for invoice ${facts.number}.`,
      next: (_: CardLabel) => 'The invoice is still to be paid, and reminders go on as usual.',
    },
  },
  viewInvoice: 'View invoice',
};

/** The texts of the emails about charges of saved cards and bank accounts in one language. */
export type ChargeMailTexts = typeof enCaChargeMails;
