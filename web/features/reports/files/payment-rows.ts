import type { Cell } from '#shared/csv.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { LEDGER_METHODS, type LedgerMethod } from '#shared/payment-methods.ts';
import type { JournalReport } from '#shared/reports/files-schema.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { t } from './texts.en.ts';

type Money = Pick<JournalReport['held'][number], 'on' | 'currency' | 'method' | 'cents'>;
type Day = Pick<Money, 'on' | 'currency'> & { readonly isReturned: boolean; readonly money: readonly Money[] };

/**
 * The money received and returned as a table with a heading: a row for each day and currency, one more for what was returned
 * that day, and a column for each method. Applied credit is not money that moved.
 */
export function paymentRows({ entries, held }: Pick<JournalReport, 'entries' | 'held'>): Cell[][] {
  const { columns } = t.payments;
  const head = [
    ...[columns.date, columns.currency, columns.type],
    ...LEDGER_METHODS.map((method) => LEDGER_METHOD_LABELS[method]),
    columns.total,
  ];
  const paid = entries.flatMap((entry) => (entry.kind === 'money' && !entry.isCredit ? [entry] : []));
  return [head, ...byDay([...paid, ...held]).map(toRow)];
}

function byDay(money: readonly Money[]): Day[] {
  const moved = money.filter(({ cents }) => cents !== 0);
  const groups = Map.groupBy(moved, ({ on, currency, cents }) => JSON.stringify([on, currency, cents < 0]));
  return [...groups.values()]
    .map((group) => {
      // A group is never empty.
      const [{ on, currency, cents }] = group as [Money];
      return { on, currency, isReturned: cents < 0, money: group };
    })
    .sort(inOrder);
}

function inOrder(a: Day, b: Day): number {
  const place = ({ currency }: Day) => INVOICE_CURRENCIES.indexOf(currency);
  return inTextOrder(a.on, b.on) || place(a) - place(b) || Number(a.isReturned) - Number(b.isReturned);
}

function toRow({ on, currency, isReturned, money }: Day): Cell[] {
  const total = (method?: LedgerMethod) =>
    money.reduce((sum, each) => (method === undefined || each.method === method ? sum + each.cents : sum), 0);
  return [
    ...[{ day: on }, currency, isReturned ? t.payments.returned : t.payments.received],
    ...LEDGER_METHODS.map((method) => ({ cents: total(method) })),
    { cents: total() },
  ];
}
