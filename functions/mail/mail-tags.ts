/** The message tag that links delivery events to the invoice in the email. */
export const INVOICE_TAG = 'invoice';

/** The message tag with an email's topic, read back on delivery. */
export const TOPIC_TAG = 'topic';

/** The message tag with the email's purpose, for delivery events. */
export const PURPOSE_TAG = 'purpose';
