import type { ReactNode, RefObject } from 'react';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { Fact } from '#shared/paper/facts.tsx';
import { TaxLegend } from '#shared/paper/tax-legend.tsx';
import { Opening } from '#shared/paper/texts.tsx';
import { Totals, TotalsLine } from '#shared/paper/totals.tsx';
import { DetailsHeader } from '#web/document-page/details-header.tsx';
import { DocumentFacts } from '#web/document-page/facts.tsx';
import { SmallPrint } from '#web/document-page/small-print.tsx';
import type { Action } from '#web/lib/api/use-action.ts';
import { EstimateLines } from './estimate-lines.tsx';
import type { EstimateState } from './estimate-state.ts';

type EstimateDetailsProps = {
  estimate: PublicEstimate;
  /** Undefined if the estimate's items are invalid. */
  totals: InvoiceTotals | undefined;
  /** Marks where they end on the page. */
  totalsEnd: RefObject<HTMLDivElement | null>;
  dictionary: EstimatePageDictionary;
  state: EstimateState;
  download: Action;
  /** What is due on acceptance, with its currency. */
  deposit: string | undefined;
  /** Called with the place of a line that the reader takes or leaves; absent if nothing can be chosen any more. */
  onToggle: ((place: number) => void) | undefined;
  /** The reader's answer, in a window without room for it beside the details. */
  children: ReactNode;
};

/** For whom, lines, taxes and texts: the right panel. */
export function EstimateDetails(props: EstimateDetailsProps) {
  const { estimate, totals, totalsEnd, dictionary, state, download, deposit, onToggle, children } = props;
  const { estimate: texts, page, badge } = dictionary;
  const part = { document: estimate, dictionary };
  return (
    <section className="details">
      <div className="inner">
        <DetailsHeader download={download} texts={page} title={`${texts.title} ${estimate.invoiceNumber}`.trim()}>
          {state !== 'open' && state !== 'draft' && <span className={`badge ${state}`}>{badge[state]}</span>}
        </DetailsHeader>
        <DocumentFacts
          {...part}
          labels={{ issueDate: texts.date, dueDate: texts.validUntil, customer: texts.preparedFor }}
        >
          {estimate.version > 1 && <Fact label={texts.versionLabel} value={estimate.version} />}
        </DocumentFacts>
        <Opening document={estimate} />
        {totals ? (
          <>
            <EstimateLines {...{ estimate, dictionary, onToggle }} lineCents={totals.lineCents} />
            <Totals {...part} label={dictionary.document.total} totals={totals}>
              {deposit && <TotalsLine label={texts.deposits[depositStateOf(estimate)]} value={deposit} />}
            </Totals>
            <div ref={totalsEnd} />
            <TaxLegend {...part} />
          </>
        ) : (
          <p className="notice overdue" role="alert">
            {dictionary.document.invalidItems}
          </p>
        )}
        {children}
        <SmallPrint {...part} hasContact />
      </div>
    </section>
  );
}

function depositStateOf({ deposit }: PublicEstimate): 'due' | 'requested' | 'paid' {
  if (!deposit) return 'due';
  return deposit.isPaid ? 'paid' : 'requested';
}
