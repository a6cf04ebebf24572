import type { HoldReason } from '#shared/series/status.ts';

type Named = { readonly number: string; readonly customer: string };

/** Why an invoice stayed a draft, and what to do about it. */
const because: Readonly<Record<HoldReason, string>> = {
  'no-customer':
    'Its customer was deleted. Choose another customer on the recurring invoice and on this one, or stop the recurring invoice.',
  'no-email': 'It has no email address. Enter one for the customer and on this invoice, then send it.',
  undeliverable:
    'Email to its address is not delivered. Check the address with your customer, or send the link in another way.',
  finding:
    'It lacks something that your customer needs to pay or to read it, such as a way to pay. Open it and choose Send to see what.',
  invalid: 'Its amounts no longer follow the rules, such as the highest total. Open it to see what to change.',
  unverified: 'The email address of your account is not confirmed. Confirm it, then send the invoice.',
};

/** Canadian English for emails to an owner about a series. */
export const enCaSeriesMails = {
  draft: {
    subject: ({ number, customer }: Named) => `Ready to send: invoice ${number} for ${customer}`,
    intro: ({ number, customer }: Named) =>
      `A recurring invoice made invoice ${number} for ${customer}. It is a draft: check it, then send it.`,
  },
  held: {
    subject: ({ number, customer }: Named) => `Not sent: invoice ${number} for ${customer}`,
    intro: ({ number, customer }: Named) =>
      `A recurring invoice made invoice ${number} for ${customer}, but it was not sent. It is a draft.`,
  },
  because,
  missed: {
    subject: (customer: string) => `Missed days of a recurring invoice for ${customer}`,
    intro: ({ count, customer }: { count: number; customer: string }) =>
      count === 1
        ? `A day of a recurring invoice for ${customer} passed without an invoice. Only the latest days were made up for.`
        : `${count} days of a recurring invoice for ${customer} passed without an invoice. Only the latest days were made up for.`,
    after: 'On its page, you can still make the invoice of each of these days, or leave it out.',
  },
  noInvoice: 'No invoice',
  total: 'Total',
  day: 'Invoice date',
  viewInvoice: 'View invoice',
  viewSeries: 'View recurring invoice',
};

/** The texts of the emails about series in one language. */
export type SeriesMailTexts = typeof enCaSeriesMails;
