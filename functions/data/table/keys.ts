import { foldedEmail } from '#functions/services/email-forms.ts';
import { foldedNumber } from '#shared/document/number.ts';
import { sortableTime } from './ids.ts';

/** The key of an item; `keys.md` lists all items with their keys and indexes. */
export type Key = { readonly pk: string; readonly sk: string };

/** The first and the last key of a range, both inclusive. */
export type KeyRange = readonly [from: Key, to: Key];

/** The first and the last day of a period, both inclusive. */
export type Days = { readonly from: string; readonly to: string };

const key = (pk: string, sk: string): Key => ({ pk, sk });
const ofEmail = (email: string, sk: string) => key(`EMAIL#${foldedEmail(email)}`, sk);
const ofBusiness = (businessId: string, sk: string) => key(`BUSINESS#${businessId}`, sk);
const ofInvoice = (invoiceId: string, sk: string) => key(`INVOICE#${invoiceId}`, sk);
/** Sorts after everything that follows a `#` in a key. */
const LAST = '~';

/** Shards over which an index of all businesses is spread, since a partition takes 1,000 write units a second. */
export const SHARDS = 16;
export const shardOf = (id: string) => [...id].reduce((sum, character) => sum + character.charCodeAt(0), 0) % SHARDS;

/** The id at the end of a sort key. */
export const idOf = ({ sk }: Pick<Key, 'sk'>) => sk.slice(sk.lastIndexOf('#') + 1);

export const userKey = (userId: string) => key(`USER#${userId}`, 'USER');
export const subjectKey = (subject: string) => key(`SUBJECT#${subject}`, 'SUBJECT');
/** Prefix of all keys in a user's partition. */
export const userItems = (userId: string) => key(`USER#${userId}`, '');
export const sessionKey = (userId: string, sessionId = '') => key(`USER#${userId}`, `SESSION#${sessionId}`);
export const confirmFailuresKey = (userId: string, sessionId: string) =>
  key(`USER#${userId}`, `CONFIRM_FAILURES#${sessionId}`);
export const emailKey = (email: string) => ofEmail(email, 'EMAIL');
export const signInFailuresKey = (email: string, of: string) => ofEmail(email, `FAILURES#${of}`);
/** Prefix of the counts of an email. */
export const signInFailures = (email: string) => signInFailuresKey(email, '');
export const resetRequestsKey = (email: string) => ofEmail(email, 'RESET_REQUESTS');
export const verificationMailsKey = (email: string) => ofEmail(email, 'VERIFICATION_MAILS');
export const emailChangesKey = (email: string) => ofEmail(email, 'EMAIL_CHANGES');
export const accountChangeKey = (userId: string) => key(`USER#${userId}`, 'ACCOUNT_CHANGE');
export const emailVerificationKey = (userId: string) => key(`USER#${userId}`, 'EMAIL_VERIFICATION');
export const verificationLinkKey = (tokenHash: string) => key(`VERIFICATION_LINK#${tokenHash}`, 'VERIFICATION_LINK');
export const suppressedAddressKey = (email: string, reason: string) =>
  key(`SUPPRESSED_ADDRESS#${foldedEmail(email)}`, reason);
export const passwordResetKey = (tokenHash: string) => key(`PASSWORD_RESET#${tokenHash}`, 'PASSWORD_RESET');
export const invitationKey = (tokenHash: string) => key(`INVITATION#${tokenHash}`, 'INVITATION');
export const optOutKey = (tokenHash: string) => key(`INVITATION#${tokenHash}`, 'OPT_OUT');
export const contactsKey = (day: string) => key(`CONTACT#${day}`, 'ALL');
export const contactFromKey = (day: string, email: string) => key(`CONTACT#${day}`, `FROM#${foldedEmail(email)}`);
export const contactNetworkKey = (day: string, network: string) => key(`CONTACT#${day}`, `NETWORK#${network}`);
export const registrationsKey = (day: string) => key(`REGISTRATIONS#${day}`, 'ALL');
export const registrationsFromKey = (day: string, network: string) => key(`REGISTRATIONS#${day}`, `NETWORK#${network}`);
export const purgeKey = (businessId: string) => key('PURGE', `BUSINESS#${businessId}`);
/** Prefix of the keys of all businesses to be purged or scheduled to be deleted. */
export const PURGES = key('PURGE', 'BUSINESS#');
/** Without an id: the prefix of all deleted invoices, estimates and appointments whose files are still to be purged. */
export const filePurgeKey = (recordId = '') => key('PURGE', `FILES#${recordId}`);

export const businessKey = (businessId: string) => ofBusiness(businessId, 'BUSINESS');
/** Prefix of all keys in a business's partition. */
export const businessItems = (businessId: string) => ofBusiness(businessId, '');
export const companyKey = (businessId: string) => ofBusiness(businessId, 'COMPANY');
export const paymentSettingsKey = (businessId: string) => ofBusiness(businessId, 'PAYMENT_SETTINGS');
export const cardRequestKey = (businessId: string) => ofBusiness(businessId, 'CARD_REQUEST');
export const emailTextsKey = (businessId: string) => ofBusiness(businessId, 'EMAIL_TEXTS');
export const numberingKey = (businessId: string, kind: NumberedKind) => ofBusiness(businessId, `NUMBERING#${kind}`);
export const ledgerAccountsKey = (businessId: string) => ofBusiness(businessId, 'LEDGER_ACCOUNTS');
export const returnSettingsKey = (businessId: string) => ofBusiness(businessId, 'RETURN_SETTINGS');
export const remindersKey = (businessId: string) => ofBusiness(businessId, 'REMINDERS');
/** Without an id: the prefix of a business's reminded invoices of a day. */
export const remindedKey = (businessId: string, day: string, invoiceId = '') =>
  ofBusiness(businessId, `REMINDED#${day}#${invoiceId}`);
export const reminderSummaryKey = (businessId: string, day: string) =>
  ofBusiness(businessId, `REMINDER_SUMMARY#${day}`);
export const exportKey = (businessId: string) => ofBusiness(businessId, 'EXPORT');
export const quotaKey = (businessId: string, kind: string, day: string) =>
  ofBusiness(businessId, `QUOTA#${kind}#${day}`);
export const messagesKey = (channel: string, day: string) => key(`MESSAGES#${channel}`, day);
export const messagesToKey = (foldedRecipient: string, day: string) => key(`MESSAGES_TO#${foldedRecipient}`, day);
export const employeeOfKey = (businessId: string, userId: string) => ofBusiness(businessId, `EMPLOYEE_OF#${userId}`);
export const invitationBlockKey = (businessId: string, userId: string) =>
  ofBusiness(businessId, `INVITATION_BLOCK#${userId}`);
export const stripeAccountKey = (accountId: string) => key(`STRIPE_ACCOUNT#${accountId}`, 'STRIPE_ACCOUNT');
export const stripeEventKey = (eventId: string) => key(`STRIPE_EVENT#${eventId}`, 'STRIPE_EVENT');

/**
 * A list's partition, and the prefix of its sort keys, which separates the lists of one partition. A sharded list has
 * its records in `pk#shard` and the count of each shard in `pk`.
 */
export type ListKeys = { readonly pk: string; readonly kind: string; readonly isSharded?: boolean };
export const USER_LIST: ListKeys = { pk: 'USERS', kind: 'USER', isSharded: true };
/** The kinds of lists that each business has. */
export type ListKind = 'CUSTOMER' | 'PRODUCT' | 'EMPLOYEE' | 'ESTIMATE' | 'SERIES';
export const listOfBusiness = (businessId: string, kind: ListKind): ListKeys => ({
  pk: `BUSINESS#${businessId}`,
  kind,
});
/** The parts of a list, each in one partition. */
export const listParts = ({ pk, kind, isSharded }: ListKeys): ListKeys[] =>
  isSharded ? Array.from({ length: SHARDS }, (_, shard) => ({ pk: `${pk}#${shard}`, kind })) : [{ pk, kind }];
/** Without an id: the prefix of the records of a list that is not sharded. */
export const listItemKey = ({ pk, kind, isSharded }: ListKeys, id = '') =>
  key(isSharded ? `${pk}#${shardOf(id)}` : pk, `${kind}#${id}`);
/** The count of the part that a record is in. */
export const listCountKey = ({ pk, kind, isSharded }: ListKeys, id: string) =>
  key(pk, `COUNT#${kind}${isSharded ? `#${shardOf(id)}` : ''}`);
export const listCounts = ({ pk, kind }: ListKeys): KeyRange => [
  key(pk, `COUNT#${kind}`),
  key(pk, `COUNT#${kind}#${LAST}`),
];
/** A sort key in a local index. U+0001 sorts before every character of a text, so "Ann" comes before "Ann B". */
export const listSortKey = ({ kind }: ListKeys, text: string, id: string) => `${kind}#${text}\u0001${id}`;

/** The kinds of records that a client can create under an id of its own. */
export type CreatedKind = 'INVOICE' | 'ESTIMATE' | 'CUSTOMER' | 'PRODUCT' | 'APPOINTMENT' | 'SERIES';
export const creationKey = (businessId: string, kind: CreatedKind, clientId: string) =>
  ofBusiness(businessId, `CREATION#${kind}#${clientId}`);

/** The customer last added from an invoice with this email. */
export const keptCustomerKey = (businessId: string, email: string) =>
  ofBusiness(businessId, `KEPT_CUSTOMER#${foldedEmail(email)}`);

/** The local indexes (infra/table.ts). */
export const LOCAL_INDEXES = ['lsi1', 'lsi2', 'lsi3', 'lsi4'] as const;
export type LocalIndex = (typeof LOCAL_INDEXES)[number];
/** The attribute by which a local index sorts. */
export const sortKeyOf = <Index extends LocalIndex>(index: Index) => `${index}sk` as const;

/** Without an id: the prefix of a business's receipts. */
export const receiptKey = (businessId: string, receiptId = '') => ofBusiness(businessId, `RECEIPT#${receiptId}`);
type ReceiptOf = { readonly id: string; readonly businessId: string; readonly customerId: string; readonly at: string };
/** `lsi2sk` of a receipt. */
export const customerReceipt = ({ customerId, at, id }: ReceiptOf) => `RECEIPT_OF#${customerId}#${at}#${id}`;
/** Prefix of a customer's receipts in `lsi2`. */
export const customerReceipts = (businessId: string, id: string) => ofBusiness(businessId, `RECEIPT_OF#${id}#`);

/** `lsi1sk` of a receipt of which something is the customer's credit. */
export const creditReceipt = ({ customerId, id }: Pick<ReceiptOf, 'customerId' | 'id'>) =>
  `CREDIT_OF#${customerId}#${id}`;
/** Prefix of the receipts with credit in `lsi1`. */
export const creditReceipts = (businessId: string) => ofBusiness(businessId, 'CREDIT_OF#');

/** A version of an estimate as it was sent; without a version, the prefix of all of them. */
export const estimateVersionKey = (businessId: string, id: string, version?: number) =>
  ofBusiness(businessId, `ESTIMATE_VERSION#${id}#${version ?? ''}`);

/** A version of an estimate that was sent to an address or number within the last minute. */
export const estimateDeliveryKey = (businessId: string, { id, version, recipient }: EstimateDelivery) =>
  ofBusiness(businessId, `ESTIMATE_DELIVERY#${id}#${version}#${foldedEmail(recipient)}`);
type EstimateDelivery = { readonly id: string; readonly version: number; readonly recipient: string };
/** Without an id: the prefix of a business's reminders of estimates. */
export const estimateReminderKey = (businessId: string, id = '') => ofBusiness(businessId, `ESTIMATE_REMINDER#${id}`);

/** When a series makes its next invoice. */
export const seriesDueKey = (businessId: string, id = '') => ofBusiness(businessId, `SERIES_DUE#${id}`);
/** The invoice of a day of a series; without a day, the prefix of all of them. */
export const seriesInvoiceKey = (businessId: string, seriesId: string, day = '') =>
  ofBusiness(businessId, `SERIES_INVOICE#${seriesId}#${day}`);

/** The card that a customer saved; without a customer, the prefix of all of a business. */
export const savedCardKey = (businessId: string, customerId = '') => ofBusiness(businessId, `SAVED_CARD#${customerId}`);
/** `lsi1sk` of a saved card: the provider's id of it. */
export const savedCardMethod = (methodId: string) => `CARD_METHOD#${methodId}#`;
/** Prefix of the saved card of the provider in `lsi1`. */
export const savedCardsOf = (businessId: string, methodId: string) => ofBusiness(businessId, savedCardMethod(methodId));
/** A card that a customer saved once, with what they agreed to; without ids, the prefix of all of a business. */
export const onceSavedCardKey = (businessId: string, customerId = '', cardId = '') =>
  ofBusiness(businessId, `ONCE_SAVED_CARD#${customerId}${cardId && `#${cardId}`}`);
/** What a payer agreed to before they entered the card. */
export const cardAgreementKey = (businessId: string, id: string) => ofBusiness(businessId, `CARD_AGREEMENT#${id}`);

/** Without an id: the prefix of a business's appointments. */
export const appointmentKey = (businessId: string, id = '') => ofBusiness(businessId, `APPOINTMENT#${id}`);
/** `lsi1sk` of an appointment; without an id, the first key at that start time. */
export const appointmentStart = (startTime: string, id?: string) =>
  `APPOINTMENT#${startTime}${id === undefined ? '' : `#${id}`}`;
/** `lsi2sk` of an appointment that was made from an estimate; it ends with the id. */
export const estimateAppointment = (estimateId: string, startTime: string, id: string) =>
  `APPOINTMENT_OF#${estimateId}#${startTime}#${id}`;
/** Prefix of the appointments of an estimate in `lsi2`. */
export const estimateAppointments = (businessId: string, estimateId: string) =>
  ofBusiness(businessId, `APPOINTMENT_OF#${estimateId}#`);

export const invoiceKey = (invoiceId: string) => ofInvoice(invoiceId, 'INVOICE');
/** Prefix of all keys in an invoice's partition. */
export const invoiceItems = (invoiceId: string) => ofInvoice(invoiceId, '');
/** Entries are numbered from 1. */
export const invoiceEventKey = (invoiceId: string, entry: number) =>
  ofInvoice(invoiceId, `EVENT#${String(entry).padStart(8, '0')}`);
/** Prefix of an invoice's history. */
export const invoiceEvents = (invoiceId: string) => ofInvoice(invoiceId, 'EVENT#');
/** When the saved card is next charged for an invoice. */
export const chargeDueKey = (invoiceId: string) => ofInvoice(invoiceId, 'CHARGE_DUE');
/** Without a PaymentIntent: the prefix of an invoice's ledger. */
export const paymentKey = (invoiceId: string, paymentIntentId = '') =>
  ofInvoice(invoiceId, `PAYMENT#${paymentIntentId}`);
export const deliveryKey = (invoiceId: string, channel: string, recipient: string) =>
  ofInvoice(invoiceId, `DELIVERY#${channel}#${foldedEmail(recipient)}`);
/** Visits of its pay page. */
export const invoiceViewsKey = (invoiceId: string) => ofInvoice(invoiceId, 'VIEWS');
/** Prefix of the emails of an invoice that were delivered. */
export const invoiceDeliveries = (invoiceId: string) => ofInvoice(invoiceId, 'DELIVERED#');
export const invoiceDeliveryKey = (invoiceId: string, messageId: string, address: string) =>
  ofInvoice(invoiceId, `DELIVERED#${messageId}#${address}`);
type MailOf = { readonly id: string; readonly invoiceId?: string; readonly businessId?: string };
/** The attempt to send an email: with its invoice or business, or by itself if it is about neither. */
export const mailAttemptKey = ({ id, invoiceId, businessId }: MailOf) => {
  if (invoiceId !== undefined) return ofInvoice(invoiceId, `MAIL_ATTEMPT#${id}`);
  return businessId === undefined ? key(`MAIL#${id}`, 'MAIL_ATTEMPT') : ofBusiness(businessId, `MAIL_ATTEMPT#${id}`);
};
/** A statement of these days that was queued for a customer within the last minute. */
export const sentStatementKey = (businessId: string, customerId: string, { from, to }: Days) =>
  ofBusiness(businessId, `SENT_STATEMENT#${customerId}#${from}#${to}`);
type FailedDelivery = { invoiceId: string; messageId: string; kind: string; recipient: string };
export const deliveryFailureKey = ({ invoiceId, messageId, kind, recipient }: FailedDelivery) =>
  ofInvoice(invoiceId, `DELIVERY_FAILURE#${messageId}#${kind}#${foldedEmail(recipient)}`);
/** The kinds of documents whose numbers are used once in a business; credit notes share those of invoices. */
export type NumberedKind = 'INVOICE' | 'ESTIMATE';
export const documentNumberKey = (businessId: string, kind: NumberedKind, number: string) =>
  ofBusiness(businessId, `${kind}_NUMBER#${foldedNumber(number)}`);
/** Without an id: the prefix of a business's deleted invoices. */
export const deletedInvoiceKey = (businessId: string, invoiceId = '') =>
  ofBusiness(businessId, `DELETED_INVOICE#${invoiceId}`);

/** Ids sort by time. Without one: the prefix of all entries of a business. */
export const activityKey = (businessId: string, entryId = '') => key(`AUDIT#${businessId}`, `ENTRY#${entryId}`);
/** `lsi1sk` of an entry about a record; without an id, the prefix of all entries about it. */
export const recordActivityKey = (businessId: string, record: { kind: string; id: string }, entryId = '') =>
  key(`AUDIT#${businessId}`, `${record.kind}#${record.id}#${entryId}`);

type Listed = { id: string; businessId: string; status: string; issueDate: string; createdAt: string };
const orderOf = ({ issueDate, createdAt }: Listed) => `${issueDate}#${sortableTime(new Date(createdAt))}`;
export const invoiceRowKey = (it: Listed) => ofBusiness(it.businessId, `INVOICE#${orderOf(it)}#${it.id}`);
/** Prefix of a business's invoice rows. */
export const invoiceRows = (businessId: string) => ofBusiness(businessId, 'INVOICE#');
/** `lsi1sk` of an invoice row; it ends with the id, since equal keys have no defined order. */
export const invoiceRowStatus = (it: Listed) => `${it.status}#${orderOf(it)}#${it.id}`;
/** `lsi2sk` of the row of an invoice that names a customer. */
export const customerInvoiceRow = (customer: string, it: Listed) => `INVOICE_OF#${customer}#${orderOf(it)}#${it.id}`;
/** Prefix of a customer's invoice rows in `lsi2`. */
export const customerInvoiceRows = (businessId: string, id: string) => ofBusiness(businessId, `INVOICE_OF#${id}#`);
/** Prefix of the rows of invoices of a status in `lsi1`. */
export const invoiceRowsOf = (businessId: string, status: string) => ofBusiness(businessId, `${status}#`);
/** `lsi3sk` of the row of an invoice that needs attention. */
export const attentionRow = (it: Listed) => `ATTENTION#${orderOf(it)}#${it.id}`;
/** Prefix of those rows in `lsi3`. */
export const attentionRows = (businessId: string) => ofBusiness(businessId, 'ATTENTION#');
/** The customer in `lsi2sk` of an invoice's row. */
export const customerOf = ({ lsi2sk }: { readonly lsi2sk?: string }) => lsi2sk?.split('#')[1];
/** The rows of a period as sort keys; with a status, those in `lsi1`. */
export const invoiceRowRange = (businessId: string, { from, to }: Days, status = 'INVOICE'): KeyRange => [
  ofBusiness(businessId, `${status}#${from}`),
  ofBusiness(businessId, `${status}#${to}#${LAST}`),
];
const SEARCH_ID_LENGTH = 10;
/** Ten characters of the id are unique within a millisecond; all 22 would make the search item a tenth larger. */
export const searchItemKey = (it: Listed) =>
  ofBusiness(it.businessId, `SEARCH#${orderOf(it)}#${it.id.slice(0, SEARCH_ID_LENGTH)}`);
/** The sort key of the search item of a row. */
export const searchKeyOf = (row: Pick<Key, 'sk'>) =>
  `SEARCH${row.sk.slice('INVOICE'.length, row.sk.lastIndexOf('#') + 1)}${idOf(row).slice(0, SEARCH_ID_LENGTH)}`;
export const searchRange = (businessId: string, { from, to }: Days): KeyRange => [
  ofBusiness(businessId, `SEARCH#${from}`),
  ofBusiness(businessId, `SEARCH#${to}#${LAST}`),
];
/** Prefix of the key of a search item's row; only that row has it. */
export const searchedRow = (businessId: string, { sk }: Pick<Key, 'sk'>) =>
  ofBusiness(businessId, `INVOICE#${sk.slice('SEARCH#'.length)}`);
export const invoiceCountKey = (businessId: string, status: string, month: string) =>
  ofBusiness(businessId, `INVOICE_COUNT#${status}#${month}`);
/** What counts of an invoice in a month, `yyyy-MM`. */
export const journalKey = (businessId: string, month: string, invoiceId: string) =>
  ofBusiness(businessId, `JOURNAL#${month}#${invoiceId}`);
/** The journal of the months of a period. */
export const journalRange = (businessId: string, { from, to }: Days): KeyRange => [
  ofBusiness(businessId, `JOURNAL#${from.slice(0, 7)}`),
  ofBusiness(businessId, `JOURNAL#${to.slice(0, 7)}#${LAST}`),
];
/** Without an id: the prefix of a business's filed periods, in the order in which they were filed. */
export const filingKey = (businessId: string, id = '') => ofBusiness(businessId, `FILING#${id}`);
/** A part of the documents of a filed period. */
export const filedDocumentsKey = (businessId: string, id: string, part: number) =>
  ofBusiness(businessId, `FILED_DOCUMENTS#${id}#${part}`);
/** What two filings of an account both change. */
export const filingLockKey = (businessId: string, account: string) => ofBusiness(businessId, `FILING_LOCK#${account}`);
export const invoiceTotalsKey = (businessId: string) => ofBusiness(businessId, 'INVOICE_STATS#TOTALS');
/** Sorts before the totals, so one read from a day on ends with them. */
export const invoicePaidKey = (businessId: string, day: string) => ofBusiness(businessId, `INVOICE_STATS#PAID#${day}`);

export const reminderShard = (shard: number) => `REMIND#${shard}`;
/**
 * The keys of an item in `gsi2`, by what becomes due with it: an invoice's or estimate's reminder, a series's next invoice,
 * or a business's summary.
 */
export const dueKeys = (id: string, at: Date) => ({
  gsi2pk: reminderShard(shardOf(id)),
  gsi2sk: `${at.toISOString()}#${id}`,
});

export const cardRequests = (list: 'OPEN' | 'ANSWERED') => `CARD_REQUESTS#${list}`;
/** The keys of a business's request for card payments in `gsi1`, by when it was asked or answered. */
export const cardRequestKeys = (
  businessId: string,
  { askedAt, answeredAt }: { askedAt: string; answeredAt?: string },
) => ({
  gsi1pk: cardRequests(answeredAt ? 'ANSWERED' : 'OPEN'),
  gsi1sk: `${answeredAt ?? askedAt}#${businessId}`,
});

export const openShard = (shard: number) => `OPEN#${shard}`;
/** The keys of a SENT invoice in `gsi1`. */
export const openInvoiceKeys = ({ id, dueDate }: { id: string; dueDate: string }) => ({
  gsi1pk: openShard(shardOf(id)),
  gsi1sk: `${dueDate}#${id}`,
});
