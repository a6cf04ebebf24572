import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { CLAIM_ACCOUNTS, isClaimAccount } from '#shared/reports/claims.ts';
import type { Filing } from '#shared/reports/filing.ts';
import { type ReturnAccount, registrationOf } from '#shared/reports/return-lines.ts';
import type { ReportRange, TaxReport } from '#shared/reports/schema.ts';
import { PeriodField } from '#web/features/reports/period-field.tsx';
import { useReportAddress, useReportRange } from '#web/features/reports/report-address.ts';
import { ReportBar } from '#web/features/reports/report-bar.tsx';
import { isTooLong } from '#web/features/reports/report-periods.ts';
import { TooManyDays } from '#web/features/reports/too-many-days.tsx';
import { downloadTable } from '#web/lib/lists/download-table.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { downloadTaxes, filingsQuery, taxReportQuery } from '#web/lib/queries/reports.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange, useUser } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { AccountCard } from './account-card.tsx';
import { CashCard } from './cash-card.tsx';
import { figureList } from './figure-list.ts';
import { changesId, changesTitle } from './filed/changes-id.ts';
import { filingOfTax } from './filed/filings.ts';
import { OpenTaxDialog } from './open-tax-dialog.tsx';
import { OutsideCard } from './outside-card.tsx';
import { FilingLine } from './quick/filing-line.tsx';
import { taxRows } from './tax-csv.ts';
import { TaxesSkeleton } from './taxes-skeleton.tsx';
import { t } from './texts.en.ts';
import { keptClaim } from './use-claim.ts';
import { useFilingPeriod } from './use-filing-period.ts';

const loadDocuments = async () => (await import('./documents-dialog.tsx')).DocumentsDialog;
const loadChanges = async () => (await import('./filed/changes-dialog.tsx')).ChangesDialog;

/** The sales taxes of a period: the figures of each return, and what is not in them. */
export function TaxesTab() {
  const period = useFilingPeriod();
  const [range, show, isChosen] = useReportRange(period ?? 'lastQuarter');
  const hasTooMany = isTooLong(range);
  const query = useQuery({ ...taxReportQuery(range), enabled: !hasTooMany && (isChosen || period !== undefined) });
  const company = useQuery(companyQuery);
  const report = query.data;
  const registrationNumber = (account: ReturnAccount) => {
    if (company.data === undefined) return undefined;
    return company.data?.taxRegistrations?.[registrationOf(account)] ?? null;
  };
  const filings = useQuery(filingsQuery);
  const { businessId } = useUser();
  const dayOf = useBusinessDay();
  const exportRows = () => {
    const filedOn = (...tax: [TaxCode, CalendarDay]) => {
      const filing = filingOfTax(filings.data ?? [], ...tax);
      return filing && dayOf(new Date(filing.filedAt));
    };
    return report && downloadTable(t.csv.file(range), taxRows(report.documents, filedOn));
  };
  const downloadPdf = () => {
    const [claimedGst, claimedQst] = CLAIM_ACCOUNTS.map((account) => keptClaim(businessId, account, range));
    return isDone(downloadTaxes({ ...range, claimedGst, claimedQst }, t.pdfName(range)), t.pdfFailed);
  };
  return (
    <>
      <ReportBar onExport={report && exportRows} onPdf={downloadPdf}>
        <PeriodField onChange={show} range={range} />
      </ReportBar>
      <header className="mb-6 max-w-[75ch]">
        <p className="hidden font-medium text-base print:block">{company.data?.name}</p>
        <h2 className="font-semibold text-lg">
          {t.title}
          <span className="hidden print:inline">, {rangeText(range, dictionary.shortDay)}</span>
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {t.basis} <span className="print:hidden">{t.intro}</span>
        </p>
        <FilingLine />
      </header>
      {hasTooMany ? (
        <TooManyDays />
      ) : (
        <Fetched failure={{ title: t.notLoaded }} isCard query={query} skeleton={<TaxesSkeleton />}>
          {(shown) => (
            <Report
              filings={filings.data}
              key={`${shown.from} ${shown.to}`}
              registrationNumber={registrationNumber}
              report={shown}
            />
          )}
        </Fetched>
      )}
      {report && <OpenList range={range} report={report} />}
      <OpenTaxDialog report={report} />
      {filings.data && <OpenChanges filings={filings.data} range={range} />}
    </>
  );
}

type ReportProps = {
  report: TaxReport;
  /** Null if the business has none, undefined until it is known. */
  registrationNumber: (account: ReturnAccount) => string | null | undefined;
  filings: readonly Filing[] | undefined;
};

function Report({ report, registrationNumber, filings }: ReportProps) {
  const hasReturns = report.returns.length > 0;
  const isRegular = report.returns.some(({ account, quick }) => isClaimAccount(account) && !quick);
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {report.documents.length === 0 && hasReturns && <p className="text-muted">{t.nothing}</p>}
          {report.returns.map((figures) => (
            <AccountCard
              figures={figures}
              filings={filings}
              key={figures.account}
              registration={registrationNumber(figures.account)}
              report={report}
            />
          ))}
          {isRegular && <p className="max-w-[75ch] text-pretty text-muted text-xs">{t.notReduced}</p>}
          {!hasReturns && <NoAccount />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {hasReturns && <CashCard report={report} />}
          {(hasReturns || report.documents.length > 0) && <OutsideCard report={report} />}
        </div>
      </div>
    </div>
  );
}

function NoAccount() {
  return (
    <Card flush>
      <EmptyState
        icon={ReceiptText}
        text={t.noAccountHint}
        title={t.noAccount}
        {...(useMayChange() && {
          action: (
            <Link className={buttonStyle()} to={paths.company}>
              {t.enterNumber}
            </Link>
          ),
        })}
      />
    </Card>
  );
}

/** The list of the figure that the address names. */
function OpenList({ report, range }: { report: TaxReport; range: ReportRange }) {
  const [params, change] = useReportAddress();
  const list = figureList(report, params.get('figure') ?? '');
  const close = () => change({ figure: null }, { replace: true });
  return (
    <LazyDialog load={loadDocuments} look={list ? { title: list.title, fields: 4 } : null} onClose={close}>
      {(DocumentsDialog) => list && <DocumentsDialog list={list} onClose={close} range={range} />}
    </LazyDialog>
  );
}

/** The list of what changed since the return was filed that the address names. */
function OpenChanges({ filings, range }: { filings: readonly Filing[]; range: ReportRange }) {
  const [params, change] = useReportAddress();
  const filing = filings.find(
    ({ account, from, to }) => params.get('figure') === changesId(account) && from === range.from && to === range.to,
  );
  const close = () => change({ figure: null }, { replace: true });
  const look = filing ? { title: changesTitle(filing), fields: 4 } : null;
  return (
    <LazyDialog load={loadChanges} look={look} onClose={close}>
      {(ChangesDialog) => filing && <ChangesDialog filing={filing} onClose={close} />}
    </LazyDialog>
  );
}
