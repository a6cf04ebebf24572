import type { IncomeBy } from '#shared/reports/groups.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { IncomePart } from './income-figures.ts';
import { IncomeName } from './income-name.tsx';
import { t } from './texts.en.ts';

/** What was billed and received in one currency, for a narrow screen. The totals are above it. */
export function IncomeCards({ part: { currency, rows }, by }: { part: IncomePart; by: IncomeBy }) {
  return (
    <ul aria-label={t.list({ currency })} className="divide-y divide-line border-line border-t">
      {rows.map((row) => (
        <li className="px-5 py-2.5 sm:px-6" key={row.key}>
          <p className="wrap-anywhere font-medium">
            <IncomeName by={by} row={row} />
          </p>
          <dl className="flex flex-wrap justify-between gap-x-4 text-muted">
            <Figure cents={row.billedCents} label={t.billedShort} />
            {row.receivedCents !== undefined && <Figure cents={row.receivedCents} label={t.receivedShort} />}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Figure({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-xs">{label}</dt>
      <dd className="text-ink tabular-nums">{dictionary.amount(cents)}</dd>
    </div>
  );
}
