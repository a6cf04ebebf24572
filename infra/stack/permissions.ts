import type { ScheduledFunction } from '#infra/schedules.ts';
import type { Resource } from '#shared/api/index.ts';
import type { TableAction, TableIndex } from './data.ts';
import type { AccountAction } from './identity.ts';

/** The functions that receive events. */
type EventFunction =
  | 'access-tokens'
  | 'export-archives'
  | 'invoice-mails'
  | 'mail-events'
  | 'overdue-shards'
  | 'reminder-runs'
  | 'reset-mails'
  | 'role-groups'
  | 'stripe-ledger';

/** A function, by its folder: one per resource of the API, the scheduled ones and those that receive events. */
export type FunctionName = Resource | ScheduledFunction | EventFunction;

/** A service besides the table that a function uses, with its permission and environment. */
export type Use =
  | 'mail'
  | 'mailFrom'
  | 'support'
  | 'sms'
  | 'caps'
  | 'pdf'
  | 'pdfFiles'
  | 'imageFiles'
  | 'filePurge'
  | 'exportFiles'
  | 'exportLinks'
  | 'siteUrl'
  | 'authKey'
  | 'stripe'
  | 'stripeWebhook'
  | 'stripeQueue'
  | 'stripeEvents'
  | 'resetQueue'
  | 'resetRequests'
  | 'exportQueue'
  | 'exportRequests'
  | 'roleQueue'
  | 'roleChanges'
  | 'mailQueue'
  | 'queuedMails'
  | 'shardQueue'
  | 'openShards'
  | 'reminderQueue'
  | 'reminderRuns';

/** The permissions of a function. */
export type Permissions = {
  readonly table: readonly TableAction[];
  readonly indexes?: readonly TableIndex[];
  /** Whether it may delete entries of the activity log. */
  readonly deletesActivity?: true;
  readonly accounts?: readonly AccountAction[];
  readonly uses?: readonly Use[];
};

/**
 * The permissions of each function: exactly what its code uses. A transaction needs the actions of its writes:
 * replacing an invoice puts the invoice, its row, search item, history and activity, and updates counters. Only
 * `invoices` changes issue dates and deletes invoices, so only it deletes rows and search items.
 */
export const PERMISSIONS: Readonly<Record<FunctionName, Permissions>> = {
  'access-tokens': { table: [] },
  activity: { table: ['GetItem', 'Query'] },
  admin: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['lsi1', 'lsi2', 'lsi3'],
    accounts: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
    uses: ['mail', 'roleQueue', 'siteUrl', 'stripe'],
  },
  appointments: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi1'],
    uses: ['mailQueue'],
  },
  auth: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminInitiateAuth', 'AdminListGroupsForUser'],
    uses: ['authKey', 'mail', 'roleQueue', 'siteUrl'],
  },
  business: { table: ['GetItem', 'PutItem', 'DeleteItem'], uses: ['mail', 'siteUrl'] },
  'business-export': { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['exportLinks', 'exportQueue'] },
  companies: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], uses: ['imageFiles', 'reminderQueue'] },
  contact: { table: ['UpdateItem'], uses: ['mail', 'support'] },
  customers: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2', 'lsi3', 'lsi4'],
    uses: ['reminderQueue'],
  },
  'email-verification': {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    accounts: ['AdminUpdateUserAttributes'],
    uses: ['mail', 'siteUrl'],
  },
  employees: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2', 'lsi3'],
    uses: ['mail', 'caps', 'roleQueue', 'siteUrl'],
  },
  'export-archives': {
    table: ['GetItem', 'Query', 'UpdateItem'],
    uses: ['exportFiles', 'exportRequests', 'mail', 'pdf', 'siteUrl'],
  },
  invitations: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    accounts: ['AdminSetUserPassword'],
    uses: ['roleQueue'],
  },
  invoices: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi1'],
    uses: ['siteUrl', 'stripe'],
  },
  'invoice-delivery': {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2'],
    uses: ['caps', 'mailFrom', 'mailQueue', 'reminderQueue', 'siteUrl', 'sms'],
  },
  'invoice-mails': {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['lsi2'],
    uses: ['caps', 'mail', 'pdf', 'queuedMails', 'siteUrl'],
  },
  'invoice-payments': { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], uses: ['mailQueue', 'stripe'] },
  'invoice-pdf': { table: ['GetItem', 'BatchGetItem', 'Query'], indexes: ['lsi2'], uses: ['pdfFiles', 'siteUrl'] },
  'mail-events': { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], uses: ['mailQueue'] },
  'overdue-shards': { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['gsi1'], uses: ['openShards'] },
  'password-reset': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminSetUserPassword'],
    uses: ['mail', 'siteUrl', 'resetQueue'],
  },
  'payment-settings': { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['mail', 'siteUrl'] },
  products: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], indexes: ['lsi2'] },
  profile: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  'purge-businesses': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    deletesActivity: true,
    accounts: ['AdminDeleteUser'],
    uses: ['filePurge', 'mail', 'roleQueue', 'siteUrl', 'stripe'],
  },
  'queue-shards': { table: [], uses: ['shardQueue', 'reminderQueue'] },
  'reminder-runs': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['gsi2', 'lsi1'],
    uses: ['mailQueue', 'reminderRuns'],
  },
  'reset-mails': { table: ['GetItem', 'PutItem'], uses: ['mail', 'siteUrl', 'resetRequests'] },
  'role-groups': {
    table: ['GetItem'],
    accounts: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
    uses: ['roleChanges'],
  },
  security: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminSetUserPassword'],
    uses: ['authKey', 'mail', 'siteUrl'],
  },
  stripe: { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['mail', 'siteUrl', 'stripe'] },
  'stripe-events': { table: [], uses: ['stripeWebhook', 'stripeQueue'] },
  'stripe-ledger': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    uses: ['mailQueue', 'stripe', 'stripeEvents'],
  },
  users: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminCreateUser', 'AdminGetUser', 'AdminListGroupsForUser', 'AdminSetUserPassword'],
    uses: ['authKey', 'mail', 'roleQueue', 'siteUrl'],
  },
};
