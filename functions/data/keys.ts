import { foldedNumber } from '#shared/invoice/number.ts';

/**
 * The key chart of the one table: `pk` / `sk`, what stands there, who reads it.
 *
 * | what | pk | sk |
 * |---|---|---|
 * | a person | `USER#userId` | `USER` |
 * | whose e-mail it is (claimed once) | `EMAIL#email` | `EMAIL` |
 * | failed sign-ins of an e-mail; reset links asked for with it (TTL) | `EMAIL#email` | `FAILURES`, `RESET_REQUESTS` |
 * | whom the product does not write to, as mail came back (TTL) or was called spam | `SUPPRESSED_ADDRESS#email` | `SUPPRESSED_ADDRESS` |
 * | a link to reset a password, by the SHA-256 of its token (TTL) | `PASSWORD_RESET#hash` | `PASSWORD_RESET` |
 * | messages to support on a day, in all and from one sender (TTL) | `CONTACT#yyyy-MM-dd` | `ALL`, `FROM#email` |
 * | everybody with an account, for administrators | `USERS` | `USER#directoryId`, `COUNT#USER` |
 * | a business whose owner was deleted and whose records are still to be | `PURGE` | `BUSINESS#businessId` |
 * | a business | `BUSINESS#businessId` | `BUSINESS` |
 * | its company, its payment settings | `BUSINESS#businessId` | `COMPANY`, `PAYMENT_SETTINGS` |
 * | an invoice number, claimed once | `BUSINESS#businessId` | `INVOICE_NUMBER#folded number` |
 * | an invoice as a list row | `BUSINESS#businessId` | `INVOICE#day#created#invoiceId` |
 * | how many invoices a month has, a count per day, in all and per status | `BUSINESS#businessId` | `INVOICE_COUNT#ALL#yyyy-MM`, `INVOICE_COUNT#status#yyyy-MM` |
 * | what a search reads of an invoice, in the order of the rows | `BUSINESS#businessId` | `SEARCH#day#created#start of invoiceId` |
 * | an invoice that was deleted and left its history behind, so that the purge finds that | `BUSINESS#businessId` | `DELETED_INVOICE#invoiceId` |
 * | sums per status and currency; sums paid per day | `BUSINESS#businessId` | `INVOICE_STATS#TOTALS`, `INVOICE_STATS#PAID#yyyy-MM-dd` |
 * | a customer | `BUSINESS#businessId` | `CUSTOMER#customerId` |
 * | a product | `BUSINESS#businessId` | `PRODUCT#productId` |
 * | an appointment | `BUSINESS#businessId` | `APPOINTMENT#appointmentId` |
 * | how many records such a list has | `BUSINESS#businessId` | `COUNT#CUSTOMER`, `COUNT#PRODUCT`, `COUNT#EMPLOYEE` |
 * | somebody who was invited to work there | `BUSINESS#businessId` | `EMPLOYEE#employeeId` |
 * | which of them an account is, claimed once | `BUSINESS#businessId` | `EMPLOYEE_OF#userId` |
 * | an open invitation, by the SHA-256 of its token (TTL) | `INVITATION#hash` | `INVITATION` |
 * | messages sent on a day; of invitations every try, and those to one person (TTL) | `BUSINESS#businessId` | `QUOTA#kind#yyyy-MM-dd`, `QUOTA#INVITATION_TO#userId#yyyy-MM-dd` |
 * | an invoice, reached without knowing its business; while SENT also in the index `gsi1` under one of 16 shards | `INVOICE#invoiceId` | `INVOICE` |
 * | an entry in its history | `INVOICE#invoiceId` | `EVENT#number of the entry` |
 * | its ledger, one entry a card payment | `INVOICE#invoiceId` | `PAYMENT#paymentIntentId` |
 * | a message just sent, so that a double click sends one (TTL) | `INVOICE#invoiceId` | `DELIVERY#channel#recipient` |
 * | a mail that came back, already noted (TTL) | `INVOICE#invoiceId` | `RETURNED_MAIL#messageId#what became of it#recipient` |
 * | a Stripe account's business | `STRIPE_ACCOUNT#accountId` | `STRIPE_ACCOUNT` |
 * | a Stripe event already applied (TTL) | `STRIPE_EVENT#eventId` | `STRIPE_EVENT` |
 *
 * The keys of rows are built in invoice-row.ts, of search items in invoice-search.ts, of counts
 * (`INVOICE_COUNT`) and sums (`INVOICE_STATS`) in invoice-figures.ts, of lists and their `COUNT` in list.ts.
 *
 * Sort keys of the local indexes, in the partition `BUSINESS#businessId` or `USERS`:
 *
 * | what | `lsi1sk` | `lsi2sk` | `lsi3sk` | `lsi4sk` |
 * |---|---|---|---|---|
 * | invoice row | `status#issue day#created#invoiceId` | | | |
 * | appointment | `APPOINTMENT#start#appointmentId` | | | |
 * | customer | | name | e-mail | city |
 * | product | | short description | | |
 * | employee | | name | e-mail | |
 * | user | role | name | e-mail | |
 *
 * `gsi1pk`, `gsi1sk` are the keys of the global index `gsi1`: `OPEN#shard`, `due day#invoiceId` of a SENT invoice.
 * `ttl` is the time, in epoch seconds, at which an item expires.
 */
export type Key = { readonly pk: string; readonly sk: string };

/** The local indexes (infra/table.ts). */
export const LOCAL_INDEXES = ['lsi1', 'lsi2', 'lsi3', 'lsi4'] as const;
export type LocalIndex = (typeof LOCAL_INDEXES)[number];
/** The attribute by which a local index sorts. */
export const sortKeyOf = <Index extends LocalIndex>(index: Index) => `${index}sk` as const;

export const userKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'USER' });
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'EMAIL' });
export const signInFailuresKey = (email: string): Key => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'FAILURES' });
export const resetRequestsKey = (email: string): Key => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'RESET_REQUESTS' });
export const suppressedAddressKey = (email: string): Key => ({
  pk: `SUPPRESSED_ADDRESS#${email.toLowerCase()}`,
  sk: 'SUPPRESSED_ADDRESS',
});
export const passwordResetKey = (tokenHash: string): Key => ({
  pk: `PASSWORD_RESET#${tokenHash}`,
  sk: 'PASSWORD_RESET',
});
/** The partition of the directory of accounts. */
export const USERS_PK = 'USERS';
/** The partition of what is still to be deleted. */
export const PURGE_PK = 'PURGE';
export const purgeKey = (businessId: string): Key => ({ pk: PURGE_PK, sk: `BUSINESS#${businessId}` });
export const contactsKey = (day: string): Key => ({ pk: `CONTACT#${day}`, sk: 'ALL' });
export const contactFromKey = (day: string, email: string): Key => ({
  pk: `CONTACT#${day}`,
  sk: `FROM#${email.toLowerCase()}`,
});

export const businessKey = (businessId: string): Key => ({ pk: `BUSINESS#${businessId}`, sk: 'BUSINESS' });
export const companyKey = (businessId: string): Key => ({ pk: `BUSINESS#${businessId}`, sk: 'COMPANY' });
export const paymentSettingsKey = (businessId: string): Key => ({
  pk: `BUSINESS#${businessId}`,
  sk: 'PAYMENT_SETTINGS',
});
export const quotaKey = (businessId: string, kind: string, day: string): Key => ({
  pk: `BUSINESS#${businessId}`,
  sk: `QUOTA#${kind}#${day}`,
});

export const employeeOfKey = (businessId: string, userId: string): Key => ({
  pk: `BUSINESS#${businessId}`,
  sk: `EMPLOYEE_OF#${userId}`,
});
export const appointmentKey = (businessId: string, appointmentId: string): Key => ({
  pk: `BUSINESS#${businessId}`,
  sk: `APPOINTMENT#${appointmentId}`,
});
export const invitationKey = (tokenHash: string): Key => ({ pk: `INVITATION#${tokenHash}`, sk: 'INVITATION' });

export const invoiceKey = (invoiceId: string): Key => ({ pk: `INVOICE#${invoiceId}`, sk: 'INVOICE' });
/** Entries are numbered from 1. */
export const invoiceEventKey = (invoiceId: string, entry: number): Key => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `EVENT#${String(entry).padStart(8, '0')}`,
});
export const paymentKey = (invoiceId: string, paymentIntentId: string): Key => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `PAYMENT#${paymentIntentId}`,
});
export const deliveryKey = (invoiceId: string, channel: string, recipient: string): Key => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `DELIVERY#${channel}#${recipient.toLowerCase()}`,
});
type Returned = { invoiceId: string; messageId: string; kind: string; recipient: string };
export const returnedMailKey = ({ invoiceId, messageId, kind, recipient }: Returned): Key => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `RETURNED_MAIL#${messageId}#${kind}#${recipient.toLowerCase()}`,
});
export const invoiceNumberKey = (businessId: string, number: string): Key => ({
  pk: `BUSINESS#${businessId}`,
  sk: `INVOICE_NUMBER#${foldedNumber(number)}`,
});
export const deletedInvoiceKey = (businessId: string, invoiceId: string): Key => ({
  pk: `BUSINESS#${businessId}`,
  sk: `DELETED_INVOICE#${invoiceId}`,
});

export const stripeAccountKey = (accountId: string): Key => ({
  pk: `STRIPE_ACCOUNT#${accountId}`,
  sk: 'STRIPE_ACCOUNT',
});
export const stripeEventKey = (eventId: string): Key => ({ pk: `STRIPE_EVENT#${eventId}`, sk: 'STRIPE_EVENT' });

/** In how many partitions the open invoices of everybody are spread. */
export const OPEN_SHARDS = 16;
export const openShardKey = (shard: number): string => `OPEN#${shard}`;
