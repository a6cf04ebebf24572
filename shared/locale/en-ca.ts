import type { Dictionary } from './dictionary.ts';
import { enCaInvoice } from './en-ca-invoice.ts';

/** Canadian English. */
export const enCa: Dictionary = {
  ...enCaInvoice,
  mail: {
    subject: ({ number, company }) => `Invoice ${number} from ${company}`,
    greeting: (name) => `Hello ${name},`,
    intro: ({ number, company, amount, dueDate }) =>
      `${company} sent you invoice ${number} for ${amount}, due ${dueDate}.`,
    button: (takesCards) => (takesCards ? 'View and pay invoice' : 'View invoice'),
    attached: 'The invoice is attached as a PDF.',
    reply: (company) => `Questions? Reply to this e-mail to reach ${company}.`,
    sentWith: (product) => `Sent with ${product}`,
  },
  sms: ({ number, company, amount, dueDate, url, takesCards }) =>
    `${company}: invoice ${number} for ${amount}, due ${dueDate}. ${takesCards ? 'View and pay' : 'View'}: ${url}`,
};
