import { ledgerAccountsKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { ifEqual, putNew } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { LedgerAccounts } from '#shared/reports/ledger-accounts-schema.ts';

/** Reads and replaces the accounts of one business. */
export type LedgerAccountsStore = ReturnType<typeof ledgerAccountsIn>;

/** Opens the accounts that a business chose for its journal. */
export function ledgerAccountsIn(table: Table, businessId: string) {
  const key = ledgerAccountsKey(businessId);
  return {
    find: () => table.get<LedgerAccounts>(key),
    /** Replaces the accounts that were read; `texts` names those that differ. Returns false if they changed since. */
    async replace(
      before: LedgerAccounts,
      after: LedgerAccounts,
      texts: { readonly before: string; readonly after: string },
    ): Promise<boolean> {
      const item = { ...after, ...key };
      const guarded = { Put: { Item: item, ...ifEqual({ version: before.version }) } };
      const change = {
        ...{ businessId, action: 'accounts.update' as const },
        ...{ before: { ledgerAccounts: texts.before }, after: { ledgerAccounts: texts.after } },
      };
      const isFirst = before.version === FIRST_VERSION;
      return (await transactRecorded(table, change, { accounts: isFirst ? putNew(item) : guarded })) === null;
    },
  };
}
