import type { MessageFacts, Messages } from './dictionary.ts';

/** Mail and SMS about an invoice in Canadian English. */
export const enCaMessages: Messages = {
  mail: {
    subject: ({ state, number, company }) => {
      if (state === 'overdue') return `Overdue: invoice ${number} from ${company}`;
      const subject = `Invoice ${number} from ${company}`;
      return state === 'paid' || state === 'cancelled' ? `${subject} is ${state}` : subject;
    },
    greeting: (name) => `Hello ${name},`,
    intro: (facts) => {
      const { state, number, company, amount, dueDate } = facts;
      if (state === 'due') return `${company} sent you invoice ${number} for ${amount}, due ${dueDate}.`;
      return `Invoice ${number} from ${company} for ${amount} ${statusClause(facts)}`;
    },
    button,
    attached: 'The invoice is attached as a PDF.',
    reply: (company) => `Questions? Reply to this email to reach ${sentence(company)}`,
    sentWith: (product) => `Sent with ${product}`,
  },
  sms: (facts, url) => {
    const { state, number, company, amount, dueDate, takesCards } = facts;
    const status = state === 'due' ? `for ${amount}, due ${dueDate}.` : `for ${amount} ${statusClause(facts)}`;
    return `${company}: invoice ${number} ${status} ${takesCards ? 'View and pay' : 'View'}: ${url}`;
  },
};

function button({ takesCards }: MessageFacts): string {
  return takesCards ? 'View and pay invoice' : 'View invoice';
}

/** Ends a sentence with the state of an invoice that is not simply due. */
function statusClause({ state, dueDate, days }: MessageFacts): string {
  switch (state) {
    case 'paid':
      return 'is paid. Thank you.';
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
