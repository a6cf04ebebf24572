/** The message tag that links delivery events to the invoice in the e-mail. */
export const INVOICE_TAG = 'invoice';

/** The message tag that tells delivery events whom the e-mail served. */
export const PURPOSE_TAG = 'purpose';
