import { isProvided, LEDGER_METHOD_LABELS, type ProvidedMethod } from '#shared/payment-methods.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { enCaCard, wasCharged } from './en-ca-card.ts';
import type { MoneyEvent, MoneyMailText, PayerEvent } from './money-texts.ts';

type Noun = 'invoice' | 'deposit request';

const PROVIDED: Readonly<Record<ProvidedMethod, string>> = { card: 'card', debit: 'bank payment' };

const toPayer = (noun: Noun): Readonly<Record<PayerEvent, MoneyMailText>> => ({
  PAID: {
    subject: ({ number, company, invoices }) =>
      `Receipt for ${invoices ? `${invoices} invoices` : `${noun} ${number}`} from ${company}`,
    intro: ({ number, company, amount, invoices, charged }) =>
      charged
        ? `${wasCharged(charged)} ${amount} for ${noun} ${number}, as ${company} announced. Thank you.`
        : `${company} received your payment of ${amount} for ${invoices ? `${invoices} invoices` : `${noun} ${number}`}. Thank you.`,
    amount: 'Amount paid',
    on: 'Paid on',
  },
  REFUNDED: {
    subject: ({ number, company }) => `Refund for ${noun} ${number} from ${company}`,
    intro: ({ number, company, amount, method }) => {
      const refunded = `${company} refunded ${amount} of your payment for ${noun} ${number}.`;
      return isProvided(method)
        ? `${refunded} It can take up to ten business days to show on your statement.`
        : refunded;
    },
    amount: 'Amount refunded',
    on: 'Refunded on',
  },
  CREDITED: {
    subject: ({ number, company, creditNote }) => `Credit note ${creditNote} for ${noun} ${number} from ${company}`,
    intro: ({ number, company, amount, method, isReturned, isKept }) => {
      const reduced = `${company} reduced ${noun} ${number} by ${amount}, taxes included`;
      if (isKept) return `${reduced}, and keeps this amount as your credit.`;
      if (!isReturned) return `${reduced}.`;
      const refunded = `${reduced}, and refunded this amount to you.`;
      return isProvided(method)
        ? `${refunded} It can take up to ten business days to show on your statement.`
        : refunded;
    },
    amount: 'Amount credited',
    on: 'Credited on',
  },
  DEBIT_FAILED: {
    subject: ({ number, company }) => `Bank payment failed: ${noun} ${number} from ${company}`,
    intro: ({ number, amount }) =>
      `Your bank payment of ${amount} for ${noun} ${number} failed, so it is still to be paid. Usually there was not enough money in the account, or the account was closed or does not allow debits. Please open the ${noun} to pay in another way, or to try again once that is settled.`,
    amount: 'Amount not paid',
    on: 'Failed on',
  },
  DEBIT_RETURNED: {
    subject: ({ number, company }) => `Bank payment returned: ${noun} ${number} from ${company}`,
    intro: ({ number, amount }) =>
      `Your bank returned the payment of ${amount} for ${noun} ${number}, so this amount is to be paid again. Please open the ${noun} to pay.`,
    amount: 'Amount returned',
    on: 'Returned on',
  },
});

const toOwner = (noun: Noun): Readonly<Record<MoneyEvent, MoneyMailText>> => ({
  CREDITED: {
    subject: ({ number, creditNote }) => `Credit note ${creditNote} for ${noun} ${number}`,
    intro: ({ number, customer, amount, isReturned, isKept }) =>
      `A credit note for ${amount} was issued to ${customer} for ${noun} ${number}.${isKept ? ' This amount stays as credit.' : isReturned ? ' This amount was refunded.' : ''}`,
    amount: 'Amount credited',
    on: 'Credited on',
  },
  PAID: {
    subject: ({ number, amount }) => `Payment of ${amount} for ${noun} ${number}`,
    intro: ({ number, customer, amount, method, charged }) =>
      `${customer} paid ${amount} for ${noun} ${number} ${charged ? paidWith(charged) : `by ${PROVIDED[isProvided(method) ? method : 'card']}`}.`,
    amount: 'Amount received',
    on: 'Paid on',
  },
  REFUNDED: {
    subject: ({ number, amount }) => `Refund of ${amount} for ${noun} ${number}`,
    intro: ({ number, customer, amount }) => `${amount} was refunded to ${customer} for ${noun} ${number}.`,
    amount: 'Amount refunded',
    on: 'Refunded on',
  },
  REFUND_FAILED: {
    subject: ({ number, amount }) => `Refund failed: ${amount} for ${noun} ${number}`,
    intro: ({ number, customer, amount }) =>
      `The refund of ${amount} to ${customer} for ${noun} ${number} failed. You still owe your customer this amount. Refund it again, or record how else you returned it.`,
    amount: 'Amount not refunded',
    on: 'Requested on',
  },
  DISPUTED: {
    subject: ({ number, amount }) => `Payment disputed: ${amount} for ${noun} ${number}`,
    intro: ({ number, customer, amount }) =>
      `${customer} disputed a card payment for ${noun} ${number}. ${amount} is withheld until the bank decides. Please respond in your Stripe dashboard.`,
    amount: 'Amount disputed',
    on: 'Disputed on',
  },
  DISPUTE_LOST: {
    subject: ({ number, amount }) => `Dispute lost: ${amount} for ${noun} ${number}`,
    intro: ({ number, customer, amount }) =>
      `The bank decided the dispute over ${noun} ${number} in favour of ${customer}. ${amount} was returned to them.`,
    amount: 'Amount lost',
    on: 'Decided on',
  },
  DEBIT_FAILED: {
    subject: ({ number, amount }) => `Bank payment failed: ${amount} for ${noun} ${number}`,
    intro: ({ number, customer, amount, isDue }) =>
      `The bank payment of ${amount} by ${customer} for ${noun} ${number} failed${isDue ? ', so it is still to be paid. Reminders go on as usual.' : '.'}`,
    amount: 'Amount not paid',
    on: 'Failed on',
  },
  DEBIT_RETURNED: {
    subject: ({ number, amount }) => `Bank payment returned: ${amount} for ${noun} ${number}`,
    intro: ({ number, customer, amount, isDue }) =>
      `The bank of ${customer} returned the payment of ${amount} for ${noun} ${number}, and Stripe takes it off your balance.${isDue ? ` The ${noun} is to be paid again. Reminders go on as usual.` : ''}`,
    amount: 'Amount returned',
    on: 'Returned on',
  },
  CLAIMED: {
    subject: ({ number, customer }) => `${customer} says they paid ${noun} ${number}`,
    intro: ({ number, customer, amount }) =>
      `${customer} says they sent an e-Transfer of ${amount} for ${noun} ${number}. Check your account, then confirm it so that it counts as paid.`,
    amount: 'Amount to check',
    on: 'Reported on',
  },
  CLAIM_OPEN: {
    subject: ({ number, customer }) => `Did ${customer} pay ${noun} ${number}?`,
    intro: ({ number, customer, amount }) =>
      `Five business days ago, ${customer} said they sent an e-Transfer of ${amount} for ${noun} ${number}. Confirm that you received it, or dismiss the report. If you do neither, reminders continue in two days.`,
    amount: 'Amount to check',
    on: 'Reported on',
  },
});

/** All texts of the emails about money in one language. */
export type MoneyTexts = typeof enCaMoney;

/** Canadian English for emails about money: that of an invoice. */
export const enCaMoney = moneyOf('invoice');
/** The same for that of a deposit request. */
export const enCaDepositMoney = moneyOf('deposit request');

function moneyOf(noun: Noun) {
  return {
    methods: LEDGER_METHOD_LABELS,
    method: 'Payment method',
    charged: (card: CardLabel) =>
      `${isBankAccount(card) ? 'Saved bank account' : 'Saved card'}, ${enCaCard.label(card)}`,
    reference: 'Reference',
    invoice: (number: string) => `Invoice ${number}`,
    credit: 'Your credit',
    toPayer: toPayer(noun),
    toOwner: toOwner(noun),
    /** The notice of an email that could not be delivered. */
    bounced: {
      subject: (number: string) => `Email not delivered: ${noun} ${number}`,
      intro: ({ number, address }: { number: string; address: string }) =>
        `An email with ${noun} ${number} could not be delivered to ${address}. Check the address with your customer, then send it again.`,
    },
    creditNoteAttached: 'The credit note is attached as a PDF.',
    /** The day's reminders. */
    summary: {
      subject: (count: number) => (count === 1 ? '1 reminder sent today' : `${count} reminders sent today`),
      intro: (count: number): string =>
        count === 1 ? 'Today we sent this reminder:' : 'Today we sent these reminders:',
      /** The number of reminders beyond those listed. */
      more: (count: number) => `And ${count} more.`,
    },
    viewInvoice: `View ${noun}`,
    viewInvoices: 'View invoices',
    sentTo: ({ product, to }: { product: string; to: string }) => `Sent by ${product} to ${to}`,
    /** The link to the settings for these emails. */
    settings: 'Choose which emails you get',
  };
}

function paidWith(card: CardLabel): string {
  return `${isBankAccount(card) ? 'from the saved bank account' : 'by the saved card'} ${enCaCard.label(card)}`;
}
