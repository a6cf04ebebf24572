import { ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import { claimsOf, isClaimAccount } from '#shared/reports/claims.ts';
import { commissionOf } from '#shared/reports/commission.ts';
import { type ReturnLine, returnLinesOf } from '#shared/reports/return-lines.ts';
import type { TaxReport, TaxReturn } from '#shared/reports/schema.ts';
import { documentsOf } from '#shared/reports/tax-report.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ClaimFieldRow, ClaimTotalRows } from './claim-rows.tsx';
import { claimedCents } from './claims.ts';
import { FigureButton } from './figure-button.tsx';
import { figureIds } from './figure-list.ts';
import { FigureRow } from './figure-rows.tsx';
import { t } from './texts.en.ts';
import { useClaim } from './use-claim.ts';
import { accountName, wordsOfLine } from './words.ts';

type AccountCardProps = {
  report: TaxReport;
  figures: TaxReturn;
  /** The number of the registration; null if the business has none, undefined until it is known. */
  registration: string | null | undefined;
};

/** The figures of one return, line by line. */
export function AccountCard({ report, figures, registration }: AccountCardProps) {
  const { account, lines } = figures;
  const [typed, onType] = useClaim(account, report);
  const cents = claimedCents(typed);
  const numbers = claimsOf(account, lines, 0);
  const commission = commissionOf(account, lines.collected ?? 0);
  const returnLines = returnLinesOf(account);
  return (
    <Card
      className="print:break-inside-avoid print:border-0 print:shadow-none"
      description={registration && t.registration({ number: registration })}
      flush
      title={accountName(account)}
    >
      {registration === null && (
        <Notice className="mx-5 mb-5 sm:mx-6" tone="warning">
          {t.notRegistered}
        </Notice>
      )}
      <table aria-label={accountName(account)} className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {returnLines.map((line) => (
            <Fragment key={line.line}>
              {isClaimAccount(account) && line.line === numbers?.deducted && (
                <ClaimFieldRow account={account} number={numbers.claimed} onChange={onType} value={typed} />
              )}
              <LineRow line={line} report={report} value={lines[line.line] ?? 0} />
            </Fragment>
          ))}
          {isClaimAccount(account) && numbers && (
            <ClaimTotalRows
              account={account}
              claims={cents === undefined ? undefined : claimsOf(account, lines, cents)}
              numbers={numbers}
            />
          )}
          {commission ? (
            <FigureRow note={t.commissionHint} words={t.commission}>
              {dictionary.amount(commission)}
            </FigureRow>
          ) : null}
        </tbody>
      </table>
      <p className="border-line border-t px-5 py-3 text-xs sm:px-6 print:hidden">
        <a
          className="inline-flex items-center gap-1.5 text-muted underline decoration-line underline-offset-4 hover:text-ink"
          href={returnLines[0]?.source}
          rel="noreferrer"
          target="_blank"
        >
          {t.guide}
          <ExternalLink aria-hidden="true" className="size-3.5" />
          <span className="sr-only">({t.newTab})</span>
        </a>
      </p>
    </Card>
  );
}

/** Lines that are the sum of others. */
const TOTALS = new Set(['101', '105', '205', 'adjusted']);

function LineRow({ line, report, value }: { line: ReturnLine; report: TaxReport; value: number }) {
  const words = wordsOfLine(line);
  const amount = dictionary.amount(value);
  const hasDocuments = documentsOf(report, line.account, line.line).length > 0;
  const dollars = line.inDollars && value % 100 !== 0 && dictionary.quantity(Math.round(value / 100));
  return (
    <FigureRow
      isResult={line.line === 'net'}
      isTotal={TOTALS.has(line.line)}
      note={dollars && t.inDollars({ dollars })}
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
