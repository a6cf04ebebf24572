/** The message tag that links delivery events to the invoice in the e-mail. */
export const INVOICE_TAG = 'invoice';

/** The message tag with the e-mail's purpose, for delivery events. */
export const PURPOSE_TAG = 'purpose';
