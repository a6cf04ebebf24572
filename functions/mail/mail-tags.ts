/** The message tag that links delivery events to the invoice in the email. */
export const INVOICE_TAG = 'invoice';

/** The same for an estimate: the id in its link. */
export const ESTIMATE_TAG = 'estimate';

/** The message tag with an email's topic, read back on delivery. */
export const TOPIC_TAG = 'topic';

/** The message tag with the email's purpose, for delivery events. */
export const PURPOSE_TAG = 'purpose';
