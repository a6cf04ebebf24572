import { upperFirst } from '#shared/letter-case.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import { enCaCard } from './en-ca-card.ts';
import type { AnnouncedCharge, MessageFacts } from './message-facts.ts';

/** Mail and SMS about an invoice in Canadian English. */
export const enCaMessages = messagesAbout('invoice');
/** The same about a deposit request. */
export const enCaDepositMessages = messagesAbout('deposit request');

/** What the messages are about. */
type Noun = 'invoice' | 'deposit request';

function messagesAbout(noun: Noun) {
  const Noun = upperFirst(noun);
  return {
    mail: {
      subject: ({ state, number, company }: MessageFacts) => {
        if (state === 'overdue') return `Overdue: ${noun} ${number} from ${company}`;
        const subject = `${Noun} ${number} from ${company}`;
        return IN_SUBJECT.includes(state) ? `${subject} is ${state}` : subject;
      },
      /** The name may be empty. */
      greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
      intro: (facts: MessageFacts) => {
        const { state, number, company, dueDate } = facts;
        if (state === 'due') return `${company} sent you ${noun} ${number} ${withAmount(facts)}, due ${dueDate}.`;
        return `${Noun} ${number} from ${company} ${withAmount(facts)} ${statusClause(facts)}`;
      },
      /** The texts of a reminder: before the due day, on it, or after it. */
      reminder: {
        subject: ({ days, number, company, dueDate }: MessageFacts) => {
          if (days < 0) return `Overdue: ${noun} ${number} from ${company}`;
          return `Reminder: ${noun} ${number} from ${company} is due ${days === 0 ? 'today' : dueDate}`;
        },
        intro: (facts: MessageFacts) => `${reminded(facts, noun)} ${DISREGARD}`,
        /** What the own text of a step up to the due day begins with: true on whatever day it is sent. */
        anySubject: ({ number, company, dueDate }: Omit<MessageFacts, 'days'>) =>
          `Reminder: ${noun} ${number} from ${company}, due ${dueDate}`,
        anyIntro: ({ number, company, dueDate, ...facts }: Omit<MessageFacts, 'days'>) =>
          `This is a reminder of ${noun} ${number} from ${company} ${withAmount(facts)}, due ${dueDate}. ${DISREGARD}`,
        /** The same of a step after the due day. */
        lateIntro: ({ number, company, dueDate, ...facts }: Omit<MessageFacts, 'days'>) =>
          `${Noun} ${number} from ${company} ${withAmount(facts)} was due ${dueDate} and is overdue. ${DISREGARD}`,
      },
      button: (facts: MessageFacts) => (asksToPay(facts) ? `View and pay ${noun}` : `View ${noun}`),
      /** How the recipient's saved card or bank account is charged, and what they can do about it. */
      charge: ({ card, day, isToday }: AnnouncedCharge) => {
        const when = isToday ? 'today' : `on ${day}`;
        const [charged, what] = isBankAccount(card)
          ? [`We will debit ${enCaCard.named(card)} ${when}. ${ARRIVAL}`, 'bank account']
          : [`We will charge ${enCaCard.named(card)} ${when}.`, 'card'];
        return isToday
          ? `${charged} You can remove the ${what} on the page of the ${noun}.`
          : `${charged} To pay in another way or to remove the ${what}, open the ${noun} before that day.`;
      },
      /** To a recipient who can save their card, or bank account. */
      savesCard: ({ company, takesDebits }: Pick<MessageFacts, 'company' | 'takesDebits'>) =>
        takesDebits
          ? `If you save your card or bank account when you pay, ${company} uses it for your next invoices, so that you need not pay each one yourself.`
          : `If you save your card when you pay, ${company} charges it for your next invoices, so that you need not pay each one yourself.`,
      /** In place of further lines; their sum follows. */
      moreLines: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count} more lines`),
      attached: `The ${noun} is attached as a PDF.`,
      filesAttached: (names: string) => `Also attached: ${names}`,
      filesOnPage: (names: string) => `Open the ${noun} to save its files: ${names}`,
      reply: (company: string) => `Questions? Reply to this email to reach ${sentence(company)}`,
      /** Above the sender's own copy. */
      copyOf: (recipients: string) => `Your copy of the email to ${recipients}`,
      sentWith: (product: string) => `Sent with ${product}`,
    },
    sms: (facts: MessageFacts, url: string) => {
      const { state, number, company, dueDate } = facts;
      const status = state === 'due' ? `, due ${dueDate}.` : ` ${statusClause(facts)}`;
      return `${company}: ${noun} ${number} ${withAmount(facts)}${status} ${asksToPay(facts) ? 'View and pay' : 'View'}: ${url}`;
    },
  };
}

const IN_SUBJECT: readonly MessageFacts['state'][] = ['paid', 'refunded', 'credited', 'closed', 'cancelled'];

/** Of money that is debited from a bank account. */
const ARRIVAL = 'The money usually arrives five business days later.';

const DISREGARD = 'If you have already paid it, please disregard this email.';

/** Whether the recipient is to pay on the page themselves, which they can. */
const asksToPay = ({ takesCards, charge }: MessageFacts) => takesCards && !charge;

/** The amount asked for, or what is left of it. */
function withAmount({ amount, isBalance }: Pick<MessageFacts, 'amount' | 'isBalance'>): string {
  return isBalance ? `with a balance of ${amount}` : `for ${amount}`;
}

function reminded(facts: MessageFacts, noun: Noun): string {
  const { days, number, company, dueDate } = facts;
  const named = `${number} from ${company} ${withAmount(facts)}`;
  if (days < 0) return `${upperFirst(noun)} ${named} ${statusClause({ ...facts, state: 'overdue' })}`;
  return `This is a reminder that ${noun} ${named} is due ${days === 0 ? 'today' : dueDate}.`;
}

/** Ends a sentence with the state of one that is not simply due. */
function statusClause({ state, dueDate, days, refunded }: MessageFacts): string {
  switch (state) {
    case 'paid':
      return refunded ? `is paid, and ${refunded} was refunded. Thank you.` : 'is paid. Thank you.';
    case 'refunded':
      return 'was refunded. There is nothing to pay.';
    case 'credited':
      return 'was credited. There is nothing to pay.';
    case 'closed':
      return 'is closed. There is nothing to pay now.';
    case 'cancelled':
      return 'was cancelled. There is nothing to pay.';
    case 'debited':
      return 'has a bank payment on its way, which usually takes five business days. There is nothing to pay now.';
    case 'disputed':
      return 'has a disputed card payment. There is nothing to pay until your bank has decided.';
    default:
      return `was due ${dueDate} and is overdue by ${days === -1 ? '1 day' : `${-days} days`}.`;
  }
}

/** Ends a sentence with a name that may have its own full stop, as in "Ltd." */
function sentence(name: string): string {
  return /[.!?]$/.test(name) ? name : `${name}.`;
}
