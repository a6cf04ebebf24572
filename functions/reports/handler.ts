import type { Days } from '#functions/data/table/keys.ts';
import { openTable } from '#functions/data/table/table.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import { journalIn } from '#functions/domain/invoice/journal-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { filingsIn } from '#functions/domain/report/filings.ts';
import { returnSettingsIn } from '#functions/domain/report/return-settings.ts';
import { readTaxes } from '#functions/domain/report/taxes.ts';
import { serve } from '#functions/http/serve.ts';
import { reportRoutes } from '#shared/api/reports.ts';
import { readAging } from './aging.ts';
import { attentionIn } from './attention-store.ts';
import { readBilled } from './billed.ts';
import { readDashboard } from './dashboard.ts';
import { fileReturn, readChanges, removeFiling } from './filings.ts';
import { readIncome } from './income.ts';
import { readJournal } from './journal-file.ts';
import { changeAccounts, readAccounts } from './ledger-accounts.ts';
import { ledgerAccountsIn } from './ledger-accounts-store.ts';
import { changeReturnSettings } from './return-settings.ts';
import { customerNames, paidDeposits, receiptsOf, rowsIssued } from './store.ts';

const table = openTable();
const businesses = businessesIn(table);
const of = ({ businessId }: Caller) => ({
  businesses,
  journal: journalIn(table, businessId),
  invoices: customerInvoicesIn(table, businessId),
  receipts: receiptsIn(table, businessId),
  attention: attentionIn(table, businessId),
  filings: filingsIn(table, businessId),
  settings: returnSettingsIn(table, businessId),
  accounts: ledgerAccountsIn(table, businessId),
  listIssued: (days: Days, limit: number) => rowsIssued(table, businessId, { days, limit }),
  listReceipts: () => receiptsOf(table, businessId),
  listDeposits: () => paidDeposits(table, businessId),
  namesOf: (ids: readonly string[]) => customerNames(table, businessId, ids),
});

export const handler = serve(reportRoutes, membersIn(table), {
  taxes: ({ caller, query }) => readTaxes(of(caller), { businessId: caller.businessId, range: query }),
  taxSettings: ({ caller }) => of(caller).settings.find(),
  setTaxSettings: ({ caller, body }) => changeReturnSettings(of(caller).settings, body),
  listFilings: async ({ caller }) => ({ filings: await of(caller).filings.list() }),
  file: ({ caller, body }) => fileReturn(of(caller), { caller, input: body, now: new Date() }),
  filingChanges: ({ caller, params }) => readChanges(of(caller), { businessId: caller.businessId, id: params.id }),
  removeFiling: ({ caller, params }) => removeFiling(of(caller), params.id),
  aging: ({ caller, query: { on } }) => readAging(of(caller), { businessId: caller.businessId, on, now: new Date() }),
  dashboard: ({ caller }) => {
    const { businessId, role } = caller;
    return readDashboard(of(caller), { businessId, now: new Date(), isReader: role === 'ACCOUNTANT' });
  },
  income: ({ caller, query }) => readIncome(of(caller), query),
  journal: ({ caller, query }) => readJournal(of(caller), query),
  billed: ({ caller, query }) => readBilled(of(caller), query),
  accounts: ({ caller }) => readAccounts(of(caller).accounts),
  setAccounts: ({ caller, body }) => changeAccounts(of(caller).accounts, body),
});
