import type { EventOf, InvoiceEventType } from '#shared/invoice/event.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';

/** How the events of an invoice read in one language. */
export type EventTexts = { readonly [Type in InvoiceEventType]: (event: EventOf<Type>) => string };

/** What became of an email to an address, such as "came back from ap@example.com", to follow "Email". */
export type MailReturnTexts = Readonly<Record<MailReturn, (address: string) => string>>;
