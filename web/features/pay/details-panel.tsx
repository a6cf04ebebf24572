import type { ReactNode } from 'react';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Opening } from '#shared/paper/texts.tsx';
import { DetailsHeader } from '#web/document-page/details-header.tsx';
import { DocumentFacts } from '#web/document-page/facts.tsx';
import { LineItems } from '#web/document-page/line-items.tsx';
import { SmallPrint } from '#web/document-page/small-print.tsx';
import type { Action } from '#web/lib/api/use-action.ts';
import { Files } from './files.tsx';
import type { PageState } from './page-state.ts';
import { Totals } from './totals.tsx';

type DetailsPanelProps = {
  invoice: PublicInvoice;
  /** Undefined if the invoice's items are invalid. */
  totals: InvoiceTotals | undefined;
  dictionary: InvoiceDictionary;
  state: PageState;
  download: Action;
  /** The ways to pay, in a window without room for them beside the details. */
  children: ReactNode;
};

/** Items and totals: the right panel (spec 1 §2.8). */
export function DetailsPanel({ invoice, totals, dictionary, state, download, children }: DetailsPanelProps) {
  const { document, pay } = dictionary;
  const badge = badgeOf(state, dictionary);
  return (
    <section className="details">
      <div className="inner">
        <DetailsHeader download={download} texts={pay} title={document.invoice}>
          {badge && <span className={`badge ${state}`}>{badge}</span>}
        </DetailsHeader>
        <DocumentFacts
          dictionary={dictionary}
          document={invoice}
          labels={{
            number: pay.invoiceNumber,
            issueDate: document.issueDate,
            dueDate: pay.dueDate,
            customer: pay.billedTo,
          }}
        />
        <Opening document={invoice} />
        {totals ? (
          <>
            <LineItems dictionary={dictionary} document={invoice} lineCents={totals.lineCents} />
            <Totals dictionary={dictionary} invoice={invoice} totals={totals} />
          </>
        ) : (
          <p className="notice overdue" role="alert">
            {document.invalidItems}
          </p>
        )}
        {children}
        <Files dictionary={dictionary} invoice={invoice} />
        <SmallPrint dictionary={dictionary} document={invoice} />
      </div>
    </section>
  );
}

/** The state in a word; nothing if it is simply due, or changes soon. */
function badgeOf(state: PageState, { state: states, pay }: InvoiceDictionary): string | null {
  if (state === 'due' || state === 'processing' || state === 'slow') return null;
  return state === 'reported' ? pay.reported : states[state];
}
