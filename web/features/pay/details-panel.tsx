import type { ReactNode } from 'react';
import { fieldsAt } from '#shared/document/fields.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Day, Fact } from '#shared/paper/facts.tsx';
import { Opening } from '#shared/paper/texts.tsx';
import { DetailsHeader } from '#web/document-page/details-header.tsx';
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
  const badge = badgeOf(state, dictionary);
  return (
    <section className="details">
      <div className="inner">
        <DetailsHeader download={download} texts={dictionary.pay} title={dictionary.document.invoice}>
          {badge && <span className={`badge ${state}`}>{badge}</span>}
        </DetailsHeader>
        <Facts dictionary={dictionary} invoice={invoice} />
        <Opening document={invoice} />
        {totals ? (
          <>
            <LineItems dictionary={dictionary} document={invoice} lineCents={totals.lineCents} />
            <Totals dictionary={dictionary} invoice={invoice} totals={totals} />
          </>
        ) : (
          <p className="notice overdue" role="alert">
            {dictionary.document.invalidItems}
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

function Facts({ invoice, dictionary }: Pick<DetailsPanelProps, 'invoice' | 'dictionary'>) {
  const { document, pay } = dictionary;
  return (
    <dl className="facts">
      <Fact label={pay.invoiceNumber} value={invoice.invoiceNumber} />
      <Day day={invoice.issueDate} dictionary={dictionary} label={document.issueDate} />
      <Day day={invoice.dueDate} dictionary={dictionary} label={pay.dueDate} />
      <Fact label={pay.billedTo} value={invoice.billingName} />
      {fieldsAt('payFacts').map((name) => (
        <Fact key={name} label={document[name]} value={invoice[name]} />
      ))}
      {invoice.customFields?.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}
