import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import type { IncomeBy, IncomeRow } from '#shared/reports/schema.ts';
import { AmountCell, HEAD_STYLE, ROW_HEAD_STYLE } from '#web/features/reports/amount-cell.tsx';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { type IncomeFigures, type IncomePart, nameOf } from './income-figures.ts';
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
              <th className={clsx(ROW_HEAD_STYLE, 'wrap-anywhere sm:truncate')} scope="row" title={nameOf(row, by)}>
                <RowName by={by} row={row} />
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

/** A name; that of a customer who has a page links to it. */
function RowName({ row, by }: { row: IncomeRow; by: IncomeBy }) {
  const wayBack = wayBackTo(useLocation());
  const { key, label } = row;
  // Without a page, the key is the name.
  if (by !== 'customer' || key === label) return nameOf(row, by);
  return (
    <Link className="rounded-sm text-accent hover:underline" state={wayBack} to={paths.customer(key)}>
      {nameOf(row, by)}
    </Link>
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

/** On a phone, the heads take two lines. */
const AMOUNT_WIDTH = 'w-24 text-right sm:w-44 sm:whitespace-nowrap';
