import type { MessageFacts } from './message-facts.ts';

/** Mail and SMS about an invoice in Canadian English. */
export const enCaMessages = {
  mail: {
    subject: ({ state, number, company }: MessageFacts) => {
      if (state === 'overdue') return `Overdue: invoice ${number} from ${company}`;
      const subject = `Invoice ${number} from ${company}`;
      return IN_SUBJECT.includes(state) ? `${subject} is ${state}` : subject;
    },
    /** The name may be empty. */
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    intro: (facts: MessageFacts) => {
      const { state, number, company, dueDate } = facts;
      if (state === 'due') return `${company} sent you invoice ${number} ${withAmount(facts)}, due ${dueDate}.`;
      return `Invoice ${number} from ${company} ${withAmount(facts)} ${statusClause(facts)}`;
    },
    /** The texts of a reminder: before the due day, on it, or after it. */
    reminder: {
      subject: ({ days, number, company, dueDate }: MessageFacts) => {
        if (days < 0) return `Overdue: invoice ${number} from ${company}`;
        return `Reminder: invoice ${number} from ${company} is due ${days === 0 ? 'today' : dueDate}`;
      },
      intro: (facts: MessageFacts) => `${reminded(facts)} ${DISREGARD}`,
      /** What the own text of a step after the due day begins with: true on whatever day it is sent. */
      lateIntro: ({ number, company, dueDate, ...facts }: Omit<MessageFacts, 'days'>) =>
        `Invoice ${number} from ${company} ${withAmount(facts)} was due ${dueDate} and is overdue. ${DISREGARD}`,
    },
    button,
    /** In place of further lines of the invoice; their sum follows. */
    moreLines: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count} more lines`),
    attached: 'The invoice is attached as a PDF.',
    filesAttached: (names: string) => `Also attached: ${names}`,
    filesOnPage: (names: string) => `Open the invoice to save its files: ${names}`,
    reply: (company: string) => `Questions? Reply to this email to reach ${sentence(company)}`,
    /** Above the sender's own copy. */
    copyOf: (recipients: string) => `Your copy of the email to ${recipients}`,
    sentWith: (product: string) => `Sent with ${product}`,
  },
  sms: (facts: MessageFacts, url: string) => {
    const { state, number, company, dueDate, takesCards } = facts;
    const status = state === 'due' ? `, due ${dueDate}.` : ` ${statusClause(facts)}`;
    return `${company}: invoice ${number} ${withAmount(facts)}${status} ${takesCards ? 'View and pay' : 'View'}: ${url}`;
  },
};

const IN_SUBJECT: readonly MessageFacts['state'][] = ['paid', 'refunded', 'credited', 'closed', 'cancelled'];

const DISREGARD = 'If you have already paid it, please disregard this email.';

/** The amount of an invoice, or what is left of it. */
function withAmount({ amount, isBalance }: Pick<MessageFacts, 'amount' | 'isBalance'>): string {
  return isBalance ? `with a balance of ${amount}` : `for ${amount}`;
}

function button({ takesCards }: MessageFacts): string {
  return takesCards ? 'View and pay invoice' : 'View invoice';
}

function reminded(facts: MessageFacts): string {
  const { days, number, company, dueDate } = facts;
  const named = `${number} from ${company} ${withAmount(facts)}`;
  if (days < 0) return `Invoice ${named} ${statusClause({ ...facts, state: 'overdue' })}`;
  return `This is a reminder that invoice ${named} is due ${days === 0 ? 'today' : dueDate}.`;
}

/** Ends a sentence with the state of an invoice that is not simply due. */
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
