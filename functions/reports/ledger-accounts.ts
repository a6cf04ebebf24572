import { isDeepStrictEqual } from 'node:util';
import { retry } from '#functions/data/table/retry.ts';
import { FIRST_VERSION, isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { type ChosenAccounts, LEDGER_ROLES, type LedgerRole } from '#shared/reports/ledger-accounts.ts';
import type { LedgerAccounts, LedgerAccountsUpdate } from '#shared/reports/ledger-accounts-schema.ts';
import type { LedgerAccountsStore } from './ledger-accounts-store.ts';

const NONE_CHOSEN: LedgerAccounts = { accounts: {}, version: FIRST_VERSION };

/** The accounts that a business chose for its journal; none by default. */
export async function readAccounts(store: Pick<LedgerAccountsStore, 'find'>): Promise<LedgerAccounts> {
  return (await store.find()) ?? NONE_CHOSEN;
}

/** Changes the accounts of a business's journal. Throws CONFLICT if the given version is outdated. */
export async function changeAccounts(
  store: LedgerAccountsStore,
  { accounts = {}, version }: LedgerAccountsUpdate,
): Promise<LedgerAccounts> {
  const changed = await retry('accounts-update', async () => {
    const before = await readAccounts(store);
    if (isStale(before, version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'accounts' });
    const after = { accounts: withChanges(before.accounts, accounts), version: before.version + 1 };
    const roles = LEDGER_ROLES.filter((role) => !isDeepStrictEqual(before.accounts[role], after.accounts[role]));
    if (roles.length === 0) {
      noteUnchanged();
      return before;
    }
    const texts = { before: namesOf(before.accounts, roles), after: namesOf(after.accounts, roles) };
    return (await store.replace(before, after, texts)) ? after : null;
  });
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'accounts' });
  return changed;
}

function withChanges(before: ChosenAccounts, changes: NonNullable<LedgerAccountsUpdate['accounts']>): ChosenAccounts {
  const chosen = LEDGER_ROLES.map((role) => {
    const { [role]: change = before[role] } = changes;
    return [role, change ?? undefined] as const;
  });
  return Object.fromEntries(chosen.filter(([, account]) => account !== undefined));
}

/** Accounts as the activity log names them, such as "1060 Bank; 4000 Sales"; usual ones are left out. */
function namesOf(accounts: ChosenAccounts, roles: readonly LedgerRole[]): string {
  const names = roles.flatMap((role) => {
    const { number, name } = accounts[role] ?? {};
    return name ? [number ? `${number} ${name}` : name] : [];
  });
  return [...new Set(names)].join('; ');
}
