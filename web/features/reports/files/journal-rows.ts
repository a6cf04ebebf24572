import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import type { Cell } from '#shared/csv.ts';
import { PRICE_PARTS } from '#shared/reports/entry-cents.ts';
import type { JournalReport } from '#shared/reports/files-schema.ts';
import type { HeldMoney } from '#shared/reports/held-money.ts';
import type { JournalEntry, JournalPrice } from '#shared/reports/journal.ts';
import { type JournalLine, journalLines } from '#shared/reports/journal-lines.ts';
import type { LedgerAccount, LedgerRole } from '#shared/reports/ledger-accounts.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { TAX_NAMES } from '#web/features/reports/taxes/words.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { t } from './texts.en.ts';

type Accounts = Readonly<Record<LedgerRole, LedgerAccount>>;

/**
 * A journal as a table with a heading: an entry of each document and payment, numbered from 1, with a row for each line. The
 * debits of an entry are as much as its credits.
 */
export function journalRows({ entries, held }: Pick<JournalReport, 'entries' | 'held'>, accounts: Accounts): Cell[][] {
  const { columns } = t.journal;
  const head = [
    ...[columns.entry, columns.date, columns.account, columns.accountName, columns.debit, columns.credit],
    ...[columns.tax, columns.type, columns.document, columns.invoice, columns.customer, columns.currency, columns.rate],
  ];
  const booked = [...entries, ...held]
    .toSorted((a, b) => inTextOrder(a.on, b.on))
    .map((entry) => ({ entry, lines: journalLines(entry) }))
    .filter(({ lines }) => lines.length > 0);
  return [
    head,
    ...booked.flatMap(({ entry, lines }, index) => lines.map((line) => toRow(line, entry)(index + 1, accounts))),
  ];
}

function toRow({ role, cents }: JournalLine, entry: JournalEntry | HeldMoney) {
  const { on, invoiceNumber = '', customer, currency } = entry;
  const document = 'creditNumber' in entry && entry.creditNumber ? entry.creditNumber : invoiceNumber;
  const rate = 'exchangeRate' in entry ? entry.exchangeRate?.rate : undefined;
  return (number: number, accounts: Accounts): Cell[] => [
    number,
    { day: on },
    ...[accounts[role].number, accounts[role].name],
    cents > 0 ? { cents } : undefined,
    cents < 0 ? { cents: -cents } : undefined,
    ...[taxOf(role), typeOf(entry), document, invoiceNumber, customer, currency, rate],
  ];
}

/** The tax of a line, or how the price in it is taxed. */
function taxOf(role: LedgerRole): string {
  if (isTax(role)) return TAX_NAMES[role];
  if (role === 'ownTax') return t.journal.ownTax;
  return isPart(role) ? t.journal.parts[role] : '';
}

const isTax = (role: LedgerRole): role is TaxCode => (TAX_CODES as readonly string[]).includes(role);
const isPart = (role: LedgerRole): role is keyof JournalPrice => (PRICE_PARTS as readonly string[]).includes(role);

/** What an entry is of; of money, also the method. */
function typeOf(entry: JournalEntry | HeldMoney): string {
  const { types } = t.journal;
  if (entry.kind !== 'money' && entry.kind !== 'held') return types[entry.kind];
  const [came, left] =
    entry.kind === 'held'
      ? [types.held, types.heldReturned]
      : entry.isCredit
        ? [types.creditApplied, types.creditKept]
        : [types.payment, types.refund];
  // An entry of nothing takes a refund into account that was returned before.
  const type = entry.cents < 0 ? left : came;
  return entry.kind === 'money' && (entry.isCredit || entry.cents === 0)
    ? type
    : `${type} (${LEDGER_METHOD_LABELS[entry.method]})`;
}
