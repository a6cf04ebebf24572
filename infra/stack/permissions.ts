import type { QUEUES, QueueName } from '#infra/queues.ts';
import type { ScheduledFunction } from '#infra/schedules.ts';
import type { Resource } from '#shared/api/index.ts';
import type { AccountAction } from './identity.ts';
import type { TableAction, TableIndex } from './table.ts';

/** The functions that receive events. */
type EventFunction = 'access-tokens' | 'mail-events' | (typeof QUEUES)[QueueName]['consumer'];

/** A function, by its folder: one per resource of the API, the scheduled ones and those that receive events. */
export type FunctionName = Resource | ScheduledFunction | EventFunction;

/** A service besides the table and the queues that a function uses, with its permission and environment. */
export type Use =
  | 'mail'
  | 'mailFrom'
  | 'support'
  | 'sms'
  | 'caps'
  | 'pdf'
  | 'pdfFiles'
  | 'imageFiles'
  | 'attachmentFiles'
  | 'attachmentReads'
  | 'filePurge'
  | 'exportFiles'
  | 'exportLinks'
  | 'siteUrl'
  | 'authKey'
  | 'stripe'
  | 'stripeWebhook';

/** The permissions of a function. */
export type Permissions = {
  readonly table: readonly TableAction[];
  readonly indexes?: readonly TableIndex[];
  /** Whether it may delete entries of the activity log. */
  readonly deletesActivity?: true;
  readonly accounts?: readonly AccountAction[];
  readonly uses?: readonly Use[];
  /** The queues it sends to; `QUEUES` names the function that each feeds. */
  readonly queues?: readonly QueueName[];
};

/**
 * The permissions of each function: exactly what its code uses. A transaction needs the actions of its writes:
 * replacing an invoice puts the invoice, its row, search item, history and activity, and updates counters; paying or
 * closing one also deletes the item by which its charge is due. Only
 * `invoices` changes issue dates and deletes invoices, so only it deletes rows and search items.
 */
export const PERMISSIONS: Readonly<Record<FunctionName, Permissions>> = {
  'access-tokens': { table: [] },
  activity: { table: ['GetItem', 'Query'] },
  admin: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['gsi1', 'lsi1', 'lsi2', 'lsi3'],
    accounts: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
    uses: ['stripe'],
    queues: ['account-mails', 'reminder-runs', 'role-changes'],
  },
  appointments: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi1', 'lsi2'],
    queues: ['mails'],
  },
  attachments: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    uses: ['attachmentFiles'],
  },
  auth: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminInitiateAuth', 'AdminListGroupsForUser'],
    uses: ['authKey'],
    queues: ['account-mails', 'role-changes'],
  },
  business: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'], queues: ['account-mails'] },
  'business-export': {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    uses: ['exportLinks'],
    queues: ['export-requests'],
  },
  charges: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi1', 'lsi2'],
    uses: ['stripe'],
    queues: ['mails'],
  },
  companies: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    uses: ['imageFiles'],
    queues: ['reminder-runs'],
  },
  contact: { table: ['UpdateItem'], uses: ['mailFrom', 'support'], queues: ['account-mails'] },
  customers: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi1', 'lsi2', 'lsi3', 'lsi4'],
    queues: ['charges', 'reminder-runs'],
  },
  'email-verification': {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    accounts: ['AdminUpdateUserAttributes'],
    uses: ['authKey', 'mailFrom'],
    queues: ['account-mails'],
  },
  employees: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2', 'lsi3'],
    uses: ['authKey', 'caps', 'mailFrom'],
    queues: ['account-mails', 'role-changes'],
  },
  estimates: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2', 'lsi3', 'lsi4'],
    uses: ['caps', 'mailFrom', 'siteUrl'],
    queues: ['mails'],
  },
  'export-archives': {
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    uses: ['attachmentReads', 'exportFiles', 'pdf'],
    queues: ['account-mails'],
  },
  invitations: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    accounts: ['AdminSetUserPassword'],
    queues: ['role-changes'],
  },
  invoices: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['lsi1', 'lsi2', 'lsi3'],
    uses: ['siteUrl', 'stripe'],
  },
  'invoice-delivery': {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['lsi2'],
    uses: ['caps', 'mailFrom', 'siteUrl', 'sms'],
    queues: ['mails', 'reminder-runs'],
  },
  'invoice-payments': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['lsi2'],
    uses: ['stripe'],
    queues: ['mails'],
  },
  'invoice-pdf': { table: ['GetItem', 'BatchGetItem', 'Query'], indexes: ['lsi2'], uses: ['pdfFiles', 'siteUrl'] },
  'mail-events': { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], queues: ['mails'] },
  mails: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['lsi2'],
    uses: ['attachmentReads', 'authKey', 'caps', 'mail', 'pdf', 'siteUrl', 'support'],
  },
  'overdue-shards': { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['gsi1'] },
  'password-reset': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminSetUserPassword'],
    queues: ['account-mails'],
  },
  'payment-settings': {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    queues: ['account-mails'],
  },
  products: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2'],
  },
  profile: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  'purge-businesses': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    deletesActivity: true,
    accounts: ['AdminDeleteUser'],
    uses: ['filePurge', 'stripe'],
    queues: ['account-mails', 'role-changes'],
  },
  'queue-shards': { table: [], queues: ['open-shards', 'reminder-runs'] },
  'receipt-plans': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2'],
    uses: ['stripe'],
    queues: ['mails'],
  },
  receipts: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['lsi2'],
    uses: ['stripe'],
    queues: ['mails', 'receipt-plans'],
  },
  'reminder-runs': {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['gsi2', 'lsi1', 'lsi2', 'lsi3'],
    uses: ['caps'],
    queues: ['charges', 'mails'],
  },
  reports: { table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'], indexes: ['lsi1', 'lsi3'] },
  'role-groups': {
    table: ['GetItem'],
    accounts: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
  },
  'saved-cards': {
    table: ['GetItem', 'PutItem', 'DeleteItem'],
    uses: ['stripe'],
    queues: ['charges', 'mails'],
  },
  security: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminSetUserPassword'],
    uses: ['authKey'],
    queues: ['account-mails'],
  },
  series: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2', 'lsi3'],
  },
  stripe: { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['siteUrl', 'stripe'], queues: ['account-mails'] },
  'stripe-events': { table: [], uses: ['stripeWebhook'], queues: ['stripe-events'] },
  'stripe-ledger': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['lsi1'],
    uses: ['stripe'],
    queues: ['charges', 'mails'],
  },
  users: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminCreateUser', 'AdminGetUser', 'AdminListGroupsForUser', 'AdminSetUserPassword'],
    uses: ['authKey'],
    queues: ['account-mails', 'role-changes'],
  },
};
