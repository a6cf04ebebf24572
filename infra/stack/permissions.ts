import type { Resource } from '#shared/api/index.ts';
import type { TableAction, TableIndex } from './data.ts';
import type { AccountAction } from './identity.ts';

/** A function, by its folder: one for each resource of the API, and the scheduled one. */
export type FunctionName = Resource | 'mark-overdue';

/** Something outside the table that a function uses; each brings its permission and its environment. */
export type Use = 'mail' | 'texts' | 'pdf' | 'pdfFiles' | 'siteUrl' | 'stripe' | 'stripeWebhook';

/** What one function may do with items, indexes and accounts, and what else it uses. */
export type Permissions = {
  readonly table: readonly TableAction[];
  readonly indexes?: readonly TableIndex[];
  readonly accounts?: readonly AccountAction[];
  readonly uses?: readonly Use[];
};

/**
 * What each function may do: no more than its code does. A transaction needs the actions of its writes: replacing an
 * invoice puts the invoice, its row and its history and updates its figures; deleting a row only follows a change of
 * its day.
 */
export const PERMISSIONS: Readonly<Record<FunctionName, Permissions>> = {
  admin: { table: ['GetItem', 'UpdateItem'] },
  auth: { table: ['GetItem', 'UpdateItem', 'DeleteItem'], accounts: ['AdminInitiateAuth'] },
  companies: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  invoices: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['byStatus'],
    uses: ['siteUrl', 'stripe'],
  },
  'invoice-delivery': {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    uses: ['mail', 'pdf', 'siteUrl', 'texts'],
  },
  'invoice-pdf': { table: ['GetItem'], uses: ['pdfFiles', 'siteUrl'] },
  'mark-overdue': { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['byDueDay'] },
  'payment-settings': { table: ['GetItem', 'PutItem'] },
  profile: { table: ['GetItem', 'UpdateItem'] },
  stripe: { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['siteUrl', 'stripe'] },
  'stripe-events': { table: ['GetItem', 'PutItem', 'UpdateItem'], uses: ['stripe', 'stripeWebhook'] },
  users: {
    table: ['PutItem', 'UpdateItem', 'DeleteItem'],
    accounts: [
      'AdminAddUserToGroup',
      'AdminCreateUser',
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminSetUserPassword',
    ],
  },
};
