import type { ChargeEnd, Uncharged } from '#shared/invoice/charge.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { enCaCard } from './en-ca-card.ts';

/** An invoice, the business that sent it, and the saved card of its recipient. */
export type ChargedInvoice = { readonly number: string; readonly company: string; readonly card: CardLabel };

/** The same for the owner of the business. */
type OwnerFacts = { readonly number: string; readonly customer: string; readonly card: CardLabel };

type Why = { readonly intro: (facts: OwnerFacts) => string; readonly next: string };

const UNCHARGED: Readonly<Record<Uncharged, string>> = {
  declined: 'The bank that issued the card did not accept the payment, which can have many reasons.',
  authentication: 'The bank that issued the card wants you to confirm this payment yourself.',
  refused:
    'The bank that issued the card accepts no further payments with it, for example because it sent you a new one.',
  'amount-raised': 'More is due now than we told you.',
  unavailable: 'The invoice cannot be paid by card now.',
  stopped: 'We stopped this charge.',
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

const TOLD = 'We told your customer that the card was not charged. Reminders go on as usual.';

const ENDED: Readonly<Record<Exclude<ChargeEnd, 'stopped'>, Why>> = {
  declined: {
    intro: ({ card, customer, number }) =>
      `${enCaCard.label(card)} of ${customer} could not be charged for invoice ${number}, and there are no further tries.`,
    next: `${TOLD} You can charge the card once more on the page of the invoice, or ask your customer how they would like to pay.`,
  },
  authentication: {
    intro: ({ card, customer, number }) =>
      `${enCaCard.label(card)} of ${customer} could not be charged for invoice ${number}: its bank wants your customer to confirm the payment.`,
    next: 'We sent your customer a link with which to pay and confirm. Reminders go on as usual.',
  },
  refused: {
    intro: ({ card, customer, number }) =>
      `${enCaCard.label(card)} of ${customer} could not be charged for invoice ${number}: its bank accepts no further payments with it.`,
    next: `${TOLD} When they pay with another card, they can save that one.`,
  },
  'card-removed': {
    intro: ({ card, customer, number }) =>
      `${enCaCard.label(card)} of ${customer} was removed or replaced. It is no longer charged for invoice ${number}.`,
    next: 'The invoice is still to be paid, and reminders go on as usual. If your customer saved another card, you can charge that one on the page of the invoice.',
  },
  'amount-raised': {
    intro: ({ card, customer, number }) =>
      `More is due on invoice ${number} than its email announced to ${customer}, so ${enCaCard.label(card)} was not charged.`,
    next: 'Send the invoice again to tell your customer the amount. Its email says on which day the card is then charged.',
  },
  unavailable: {
    intro: ({ card, customer, number }) =>
      `${enCaCard.label(card)} of ${customer} was not charged for invoice ${number}, because it cannot be paid by card now.`,
    next: 'A payment of it may be disputed, its amount may be too low or too high for cards, or your business may take no card payments now.',
  },
};

/** Canadian English for emails about charges of saved cards. */
export const enCaChargeMails = {
  card: 'Card',
  /** To a payer whose card could not be charged, or is not although that was announced; `because` follows the `intro`. */
  failed: {
    subject: ({ number, company }: ChargedInvoice) => `Your card was not charged: invoice ${number} from ${company}`,
    intro: ({ number, card }: ChargedInvoice) => `We could not charge ${enCaCard.named(card)} for invoice ${number}.`,
    notMade: ({ number, card }: ChargedInvoice) =>
      `${enCaCard.label(card)} is not charged for invoice ${number}, although we announced it.`,
    because: UNCHARGED,
    /** What follows: another try on a day, or none. */
    retry: (day: string) =>
      `We will try again on ${day}. If you would rather pay now, open the invoice: then we will not try again.`,
    pay: PAY,
    remove: 'To remove the saved card, open the invoice.',
  },
  /** To a payer who saved a card; `agreed` is what they agreed to. */
  saved: {
    subject: ({ company }: ChargedInvoice) => `Your card is saved for invoices from ${company}`,
    intro: ({ number, company, card }: ChargedInvoice) =>
      `${company} saved ${enCaCard.named(card)} for your future invoices, as you asked when you paid invoice ${number}.`,
    agreed: (agreed: string) => `You agreed to this: “${agreed}”`,
    remove: 'You can remove the card at any time, on the page of this invoice or of any later one.',
    notYou: 'If it was not you who saved it, remove it and tell us.',
    since: 'Saved with invoice',
  },
  /** To a payer whose card is saved no longer. */
  removed: {
    subject: ({ company }: ChargedInvoice) => `Your card was removed: invoices from ${company}`,
    intro: ({ company, card }: ChargedInvoice) =>
      `${enCaCard.label(card)} is no longer saved for invoices from ${company}, and will not be charged any more.`,
    next: 'Please pay open and future invoices on their pages. When you pay a recurring invoice, you can save a card again.',
  },
  /** To the owner of the business, once nothing is tried any more. */
  ended: {
    subject: ({ number, customer }: OwnerFacts) => `Saved card not charged: invoice ${number} for ${customer}`,
    because: ENDED,
    /** Once the customer removed the card on the page of an invoice. */
    byPayer: {
      subject: ({ number, customer }: OwnerFacts) => `${customer} removed their saved card: invoice ${number}`,
      intro: ({ number, customer, card }: OwnerFacts) =>
        `${customer} removed ${enCaCard.named(card)} on the page of an invoice. It is no longer charged for invoice ${number}.`,
      next: 'The invoice is still to be paid, and reminders go on as usual.',
    },
  },
  viewInvoice: 'View invoice',
};

/** The texts of the emails about charges of saved cards in one language. */
export type ChargeMailTexts = typeof enCaChargeMails;
