/** The message tag that links delivery events to the invoice in the e-mail. */
export const INVOICE_TAG = 'invoice';
