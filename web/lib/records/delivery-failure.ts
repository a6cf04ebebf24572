import { t } from './texts.en.ts';

/** Why the email of an invoice did not arrive: the label in the invoice list, a title, and what to do next. */
export const DELIVERY_FAILURES = t.deliveryFailures;
