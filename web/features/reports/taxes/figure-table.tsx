import { Fragment, type ReactNode } from 'react';
import { claimsOf, isClaimAccount, netOfReturn } from '#shared/reports/claims.ts';
import { commissionOf } from '#shared/reports/commission.ts';
import { REBATE_LINE, type ReturnLine } from '#shared/reports/return-lines.ts';
import type { TaxReport, TaxReturn } from '#shared/reports/schema.ts';
import { documentsOf, linesOfReturn } from '#shared/reports/tax-report.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { ClaimTotalRows } from './claim-rows.tsx';
import { FigureButton } from './figure-button.tsx';
import { figureIds } from './figure-list.ts';
import { FigureRow } from './figure-rows.tsx';
import { noteOfLine } from './quick/note-of-line.ts';
import { t } from './texts.en.ts';
import { accountName, wordsOfLine } from './words.ts';

type FigureTableProps = {
  report: TaxReport;
  figures: TaxReturn;
  /** The tax on purchases; undefined while what was typed is no amount. */
  claimedCents: number | undefined;
  /** The row of the tax on purchases. */
  children: ReactNode;
};

/** The lines of a return with the tax on purchases, and what they come to. */
export function FigureTable({ report, figures, claimedCents, children }: FigureTableProps) {
  const { account, lines } = figures;
  const numbers = claimsOf(account, lines, 0);
  const isComplete = !numbers || numbers.total in lines;
  const claims = claimedCents === undefined || !isComplete ? undefined : claimsOf(account, lines, claimedCents);
  const commission = commissionOf(account, lines.collected ?? 0);
  const returnLines = linesOfReturn(figures);
  const rebates = returnLines.filter(isRebate);
  return (
    <table aria-label={accountName(account)} className="w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.line}</th>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {returnLines
          .filter((line) => !isRebate(line))
          .map((line) => (
            <Fragment key={line.line}>
              {line.line === numbers?.deducted && children}
              <LineRow cents={lines[line.line]} line={line} note={noteOfLine(line, figures)} report={report} />
            </Fragment>
          ))}
        {isClaimAccount(account) && numbers && <ClaimTotalRows account={account} claims={claims} numbers={numbers} />}
        {rebates.map((line) => (
          <LineRow cents={lines[line.line]} key={line.line} line={line} report={report} />
        ))}
        {rebates.length > 0 && (
          <FigureRow isResult number="113 A" words={t.netLessRebates}>
            {claims ? dictionary.amount(netOfReturn(figures, claimedCents)) : '–'}
          </FigureRow>
        )}
        {commission ? (
          <FigureRow note={t.commissionHint} words={t.commission}>
            {dictionary.amount(commission)}
          </FigureRow>
        ) : null}
      </tbody>
    </table>
  );
}

/** A rebate is deducted from the net tax, so it comes after it. */
function isRebate({ line }: ReturnLine): boolean {
  return line === REBATE_LINE;
}

/** Lines that are the sum of others. */
const TOTALS = new Set(['101', '105', '205', 'adjusted']);

type LineRowProps = {
  line: ReturnLine;
  report: TaxReport;
  /** Undefined without the rates of the quick method. */
  cents: number | undefined;
  note?: string | undefined;
};

function LineRow({ line, report, cents, note }: LineRowProps) {
  const words = wordsOfLine(line);
  const amount = cents === undefined ? '–' : dictionary.amount(cents);
  const hasDocuments = documentsOf(report, line.account, line.line).length > 0;
  const dollars = line.inDollars && cents && cents % 100 !== 0 && dictionary.quantity(Math.round(cents / 100));
  return (
    <FigureRow
      isResult={line.line === 'net'}
      isTotal={TOTALS.has(line.line)}
      note={note ?? (dollars && t.inDollars({ dollars }))}
      number={line.box}
      words={words}
    >
      {hasDocuments ? (
        <FigureButton amount={amount} id={figureIds.line(line.account, line.line)} words={words} />
      ) : (
        amount
      )}
    </FigureRow>
  );
}
