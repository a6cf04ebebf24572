import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';
import { PRICE_PARTS } from '#shared/reports/entry-cents.ts';
import type { LedgerRole } from '#shared/reports/ledger-accounts.ts';
import { TAX_NAMES } from '#web/features/reports/taxes/words.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { t } from './texts.en.ts';

/** What the journal books, in groups, in the order in which it is shown. */
export const ACCOUNT_GROUPS: readonly { readonly title: string; readonly roles: readonly LedgerRole[] }[] = [
  { title: t.accounts.groups.money, roles: LEDGER_METHODS },
  { title: t.accounts.groups.customers, roles: ['receivable', 'credit'] },
  { title: t.accounts.groups.sales, roles: PRICE_PARTS },
  { title: t.accounts.groups.taxes, roles: [...TAX_CODES, 'ownTax'] },
  { title: t.accounts.groups.other, roles: ['refunds', 'rounding', 'badDebts'] },
];

/** What each account is used for. */
export const ROLE_NAMES: Readonly<Record<LedgerRole, string>> = {
  ...LEDGER_METHOD_LABELS,
  ...TAX_NAMES,
  ...t.accounts.roles,
};
