import * as z from 'zod';
import { line, requiredLine } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { LEDGER_ROLES, type LedgerRole } from './ledger-accounts.ts';

/** Maximum lengths of an account, in characters. */
const MAX_ACCOUNT_NUMBER = 20;
const MAX_ACCOUNT_NAME = 80;

/** An account of a business's books as it is typed; some charts have no numbers. */
export const LedgerAccountInput = z.strictObject({
  number: line(MAX_ACCOUNT_NUMBER),
  name: requiredLine(MAX_ACCOUNT_NAME),
});

const forEachRole = <Schema>(schema: Schema) =>
  Object.fromEntries(LEDGER_ROLES.map((role) => [role, schema])) as Record<LedgerRole, Schema>;

const LedgerAccount = z.object({ number: z.string(), name: z.string() });

/** The accounts that a business chose for its journal; the others are the usual ones. */
export const LedgerAccounts = z.object({ accounts: z.object(forEachRole(LedgerAccount.optional())), version: Version });
export type LedgerAccounts = z.infer<typeof LedgerAccounts>;

/** Accounts to change: null returns to the usual one, and those left out stay. */
export const LedgerAccountsUpdate = z.strictObject({
  accounts: z.strictObject(forEachRole(LedgerAccountInput.nullable().optional())).optional(),
  version: Version.optional(),
});
export type LedgerAccountsUpdate = z.infer<typeof LedgerAccountsUpdate>;
