import { ExternalLink } from 'lucide-react';
import { isClaimAccount } from '#shared/reports/claims.ts';
import type { Filing } from '#shared/reports/filing.ts';
import { returnLinesOf } from '#shared/reports/return-lines.ts';
import type { TaxReport, TaxReturn } from '#shared/reports/schema.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ClaimFieldRow, ClaimRow } from './claim-rows.tsx';
import { claimedCents } from './claims.ts';
import { FigureTable } from './figure-table.tsx';
import { FiledPart } from './filed/filed-part.tsx';
import { filingsWithin } from './filed/filings.ts';
import { QuickPart } from './quick/quick-part.tsx';
import { t } from './texts.en.ts';
import { useClaim } from './use-claim.ts';
import { accountName } from './words.ts';

type AccountCardProps = {
  report: TaxReport;
  figures: TaxReturn;
  /** The number of the registration; null if the business has none, undefined until it is known. */
  registration: string | null | undefined;
  /** The filed periods of all accounts; undefined until they are known. */
  filings: readonly Filing[] | undefined;
};

/** The figures of one return, line by line, and whether it is filed. */
export function AccountCard({ report, figures, registration, filings }: AccountCardProps) {
  const { account } = figures;
  const [typed, onType] = useClaim(account, report);
  const filed = filings && filingsWithin(filings, account, report);
  const cents = filed?.filing ? (filed.filing.claimedCents ?? 0) : claimedCents(typed);
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
      <QuickPart figures={figures} range={report} />
      {filed && <FiledPart claimedCents={cents} figures={figures} filed={filed} range={report} />}
      <FigureTable claimedCents={cents} figures={figures} report={report}>
        {isClaimAccount(account) &&
          (filed?.filing ? (
            <ClaimRow account={account} cents={cents ?? 0} />
          ) : (
            <ClaimFieldRow account={account} onChange={onType} value={typed} />
          ))}
      </FigureTable>
      <p className="border-line border-t px-5 py-3 text-xs sm:px-6 print:hidden">
        <a
          className="inline-flex items-center gap-1.5 text-muted underline decoration-line underline-offset-4 hover:text-ink"
          href={returnLinesOf(account)[0]?.source}
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
