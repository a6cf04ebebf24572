import { clsx } from 'clsx';
import type { IncomeBy } from '#shared/reports/groups.ts';
import { AmountCell, HEAD_STYLE, ROW_HEAD_STYLE } from '#web/features/reports/amount-cell.tsx';
import { type IncomeFigures, type IncomePart, nameOf } from './income-figures.ts';
import { IncomeName } from './income-name.tsx';
import { t } from './texts.en.ts';

/** What was billed and received in one currency, by month, customer, product or province. */
export function IncomeTable({ part: { currency, rows, totals }, by }: { part: IncomePart; by: IncomeBy }) {
  const hasReceived = totals.receivedCents !== undefined;
  return (
    <div className="overflow-x-auto border-line border-t">
      <table aria-label={t.list({ currency })} className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className={clsx(HEAD_STYLE, 'text-left')} scope="col">
              {t.groups[by]}
            </th>
            <th className={clsx(HEAD_STYLE, AMOUNT_WIDTH)} scope="col">
              {t.billed}
            </th>
            {hasReceived && (
              <th className={clsx(HEAD_STYLE, AMOUNT_WIDTH)} scope="col">
                {t.received}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="border-line border-b transition-colors last:border-b-0 hover:bg-subtle/60" key={row.key}>
              <th className={clsx(ROW_HEAD_STYLE, 'truncate')} scope="row" title={nameOf(row, by)}>
                <IncomeName by={by} row={row} />
              </th>
              <Amounts figures={row} />
            </tr>
          ))}
        </tbody>
        <tfoot className="border-line border-t bg-subtle font-semibold">
          <tr>
            <th className={clsx(ROW_HEAD_STYLE, 'font-semibold')} scope="row">
              {t.totalIn({ currency })}
            </th>
            <Amounts figures={totals} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Amounts({ figures: { billedCents, receivedCents } }: { figures: IncomeFigures }) {
  return (
    <>
      <AmountCell cents={billedCents} />
      {receivedCents !== undefined && <AmountCell cents={receivedCents} />}
    </>
  );
}

const AMOUNT_WIDTH = 'w-44 whitespace-nowrap text-right';
