import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import type { Language } from '#shared/locale/language.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';
import { PRICE_PARTS } from './entry-cents.ts';

/** What the lines of a journal file are posted to: ways of paying, parts of a price, taxes, and the rest by name. */
export const LEDGER_ROLES = [
  ...LEDGER_METHODS,
  'receivable',
  'credit',
  ...TAX_CODES,
  'ownTax',
  ...PRICE_PARTS,
  'refunds',
  'rounding',
  'badDebts',
] as const;
export type LedgerRole = (typeof LEDGER_ROLES)[number];

/** An account of a business's books. */
export type LedgerAccount = { readonly number: string; readonly name: string };

/** The accounts that a business chose; the others are `DEFAULT_ACCOUNTS`. */
export type ChosenAccounts = { readonly [Role in LedgerRole]?: LedgerAccount | undefined };

/** The account of each role: as the business chose it, or the usual one. */
export function ledgerAccounts(
  chosen: ChosenAccounts,
  language: Language,
): Readonly<Record<LedgerRole, LedgerAccount>> {
  const accounts = LEDGER_ROLES.map((role) => [role, chosen[role] ?? defaultAccount(role, language)]);
  return Object.fromEntries(accounts) as Record<LedgerRole, LedgerAccount>;
}

/** The account of a role in a usual chart of accounts of a small Canadian business. */
export function defaultAccount(role: LedgerRole, language: Language): LedgerAccount {
  const { number, [language]: name } = DEFAULT_ACCOUNTS[role];
  return { number, name };
}

type Named = { readonly number: string } & Readonly<Record<Language, string>>;

const BANK: Named = { number: '1060', en: 'Bank account', fr: 'Compte bancaire' };
const ONLINE: Named = { number: '1070', en: 'Online payments in transit', fr: 'Paiements en ligne en transit' };
const SALES: Named = { number: '4000', en: 'Sales', fr: 'Ventes' };
const GST_HST: Named = { number: '2310', en: 'GST/HST collected', fr: 'TPS/TVH perçue' };

const DEFAULT_ACCOUNTS: Readonly<Record<LedgerRole, Named>> = {
  card: ONLINE,
  debit: ONLINE,
  bank: BANK,
  'e-transfer': BANK,
  cash: { number: '1010', en: 'Cash', fr: 'Caisse' },
  cheque: BANK,
  other: { number: '1090', en: 'Other payments', fr: 'Autres paiements' },
  receivable: { number: '1200', en: 'Accounts receivable', fr: 'Comptes clients' },
  credit: { number: '2100', en: 'Customer deposits and credit', fr: 'Acomptes et crédits des clients' },
  GST: GST_HST,
  HST: GST_HST,
  QST: { number: '2320', en: 'QST collected', fr: 'TVQ perçue' },
  PST_BC: { number: '2330', en: 'BC PST collected', fr: 'TVP de la C.-B. perçue' },
  PST_SK: { number: '2340', en: 'SK PST collected', fr: 'TVP de la Sask. perçue' },
  RST_MB: { number: '2350', en: 'MB RST collected', fr: 'TVD du Man. perçue' },
  ownTax: { number: '2390', en: 'Other taxes collected', fr: 'Autres taxes perçues' },
  taxable: SALES,
  zeroRated: SALES,
  exported: SALES,
  exempt: SALES,
  untaxed: SALES,
  refunds: { number: '4100', en: 'Refunds without a credit note', fr: 'Remboursements sans note de crédit' },
  rounding: { number: '4900', en: 'Cash rounding', fr: 'Arrondi des paiements comptant' },
  badDebts: { number: '5300', en: 'Bad debts', fr: 'Créances irrécouvrables' },
};
