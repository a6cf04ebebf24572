/**
 * The key chart of the one table: `pk` / `sk`, what stands there, who reads it.
 *
 * | what | pk | sk |
 * |---|---|---|
 * | a person | `USER#userId` | `USER` |
 * | whose e-mail it is (claimed once) | `EMAIL#email` | `EMAIL` |
 * | failed sign-ins of an e-mail (TTL) | `EMAIL#email` | `FAILURES` |
 * | a business | `BUSINESS#businessId` | `BUSINESS` |
 * | its company, its payment settings | `BUSINESS#businessId` | `COMPANY`, `PAYMENT_SETTINGS` |
 * | an invoice number, claimed once | `BUSINESS#businessId` | `INVOICE_NUMBER#number` |
 * | an invoice as a list row, sorted by issue day and creation; by status first through the local index `byStatus` | `BUSINESS#businessId` | `INVOICE#day#created#invoiceId` |
 * | how many invoices a month has, a count per day, in all and per status | `BUSINESS#businessId` | `INVOICE_COUNT#ALL#yyyy-MM`, `INVOICE_COUNT#status#yyyy-MM` |
 * | sums per status and currency; sums paid per day | `BUSINESS#businessId` | `INVOICE_STATS#TOTALS`, `INVOICE_STATS#PAID#yyyy-MM-dd` |
 * | messages sent on a day (TTL) | `BUSINESS#businessId` | `QUOTA#kind#yyyy-MM-dd` |
 * | an invoice, reached without knowing its business; while SENT also in the index `byDueDay` under one of 16 shards | `INVOICE#invoiceId` | `INVOICE` |
 * | what happened to it | `INVOICE#invoiceId` | `EVENT#instant#random` |
 * | its ledger, one entry a card payment | `INVOICE#invoiceId` | `PAYMENT#paymentIntentId` |
 * | a message just sent, so that a double click sends one (TTL) | `INVOICE#invoiceId` | `DELIVERY#channel#recipient` |
 * | a Stripe account's business | `STRIPE_ACCOUNT#accountId` | `STRIPE_ACCOUNT` |
 * | a Stripe event already applied (TTL) | `STRIPE_EVENT#eventId` | `STRIPE_EVENT` |
 *
 * Attributes `ls` (sort key of `byStatus`), `gpk`/`gsk` (keys of `byDueDay`) and `ttl` (epoch seconds) belong to the table.
 */
export type Key = { readonly pk: string; readonly sk: string };

export const userKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'USER' });
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'EMAIL' });
export const signInFailuresKey = (email: string): Key => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'FAILURES' });

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

export const invoiceKey = (invoiceId: string): Key => ({ pk: `INVOICE#${invoiceId}`, sk: 'INVOICE' });
export const invoiceEventKey = (invoiceId: string, at: string, random: string): Key => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `EVENT#${at}#${random}`,
});
export const paymentKey = (invoiceId: string, paymentIntentId: string): Key => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `PAYMENT#${paymentIntentId}`,
});
export const deliveryKey = (invoiceId: string, channel: string, recipient: string): Key => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `DELIVERY#${channel}#${recipient.toLowerCase()}`,
});
export const invoiceNumberKey = (businessId: string, number: string): Key => ({
  pk: `BUSINESS#${businessId}`,
  sk: `INVOICE_NUMBER#${number}`,
});

export const stripeAccountKey = (accountId: string): Key => ({
  pk: `STRIPE_ACCOUNT#${accountId}`,
  sk: 'STRIPE_ACCOUNT',
});
export const stripeEventKey = (eventId: string): Key => ({ pk: `STRIPE_EVENT#${eventId}`, sk: 'STRIPE_EVENT' });

/** In how many partitions the open invoices of everybody are spread. */
export const OPEN_SHARDS = 16;
export const openShardKey = (shard: number): string => `OPEN#${shard}`;
