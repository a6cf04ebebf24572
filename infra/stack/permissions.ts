import type { ScheduledFunction } from '#infra/schedules.ts';
import type { Resource } from '#shared/api/index.ts';
import type { AccountAction } from './identity.ts';
import type { TableAction, TableIndex } from './table.ts';

/** The functions that receive events. */
type EventFunction =
  | 'access-tokens'
  | 'export-archives'
  | 'mail-events'
  | 'mails'
  | 'overdue-shards'
  | 'reminder-runs'
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
  | 'exportQueue'
  | 'exportRequests'
  | 'roleQueue'
  | 'roleChanges'
  | 'mailQueue'
  | 'queuedMails'
  | 'accountMailQueue'
  | 'queuedAccountMails'
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
    uses: ['accountMailQueue', 'roleQueue', 'stripe'],
  },
  appointments: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi1'],
    uses: ['mailQueue'],
  },
  auth: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminInitiateAuth', 'AdminListGroupsForUser'],
    uses: ['accountMailQueue', 'authKey', 'roleQueue'],
  },
  business: { table: ['GetItem', 'PutItem', 'DeleteItem'], uses: ['accountMailQueue'] },
  'business-export': { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['exportLinks', 'exportQueue'] },
  companies: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], uses: ['imageFiles', 'reminderQueue'] },
  contact: { table: ['UpdateItem'], uses: ['accountMailQueue', 'mailFrom', 'support'] },
  customers: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2', 'lsi3', 'lsi4'],
    uses: ['reminderQueue'],
  },
  'email-verification': {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    accounts: ['AdminUpdateUserAttributes'],
    uses: ['accountMailQueue', 'authKey', 'mailFrom'],
  },
  employees: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['lsi2', 'lsi3'],
    uses: ['accountMailQueue', 'authKey', 'caps', 'mailFrom', 'roleQueue'],
  },
  'export-archives': {
    table: ['GetItem', 'Query', 'UpdateItem'],
    uses: ['accountMailQueue', 'exportFiles', 'exportRequests', 'pdf'],
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
  'invoice-payments': { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], uses: ['mailQueue', 'stripe'] },
  'invoice-pdf': { table: ['GetItem', 'BatchGetItem', 'Query'], indexes: ['lsi2'], uses: ['pdfFiles', 'siteUrl'] },
  'mail-events': { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], uses: ['mailQueue'] },
  mails: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['lsi2'],
    uses: ['authKey', 'caps', 'mail', 'pdf', 'queuedAccountMails', 'queuedMails', 'siteUrl', 'support'],
  },
  'overdue-shards': { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['gsi1'], uses: ['openShards'] },
  'password-reset': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminSetUserPassword'],
    uses: ['accountMailQueue'],
  },
  'payment-settings': { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['accountMailQueue'] },
  products: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], indexes: ['lsi2'] },
  profile: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  'purge-businesses': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    deletesActivity: true,
    accounts: ['AdminDeleteUser'],
    uses: ['accountMailQueue', 'filePurge', 'roleQueue', 'stripe'],
  },
  'queue-shards': { table: [], uses: ['shardQueue', 'reminderQueue'] },
  'reminder-runs': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['gsi2', 'lsi1'],
    uses: ['mailQueue', 'reminderRuns'],
  },
  'role-groups': {
    table: ['GetItem'],
    accounts: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
    uses: ['roleChanges'],
  },
  security: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminSetUserPassword'],
    uses: ['accountMailQueue', 'authKey'],
  },
  stripe: { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['accountMailQueue', 'siteUrl', 'stripe'] },
  'stripe-events': { table: [], uses: ['stripeWebhook', 'stripeQueue'] },
  'stripe-ledger': {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    uses: ['mailQueue', 'stripe', 'stripeEvents'],
  },
  users: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: ['AdminCreateUser', 'AdminGetUser', 'AdminListGroupsForUser', 'AdminSetUserPassword'],
    uses: ['accountMailQueue', 'authKey', 'roleQueue'],
  },
};
