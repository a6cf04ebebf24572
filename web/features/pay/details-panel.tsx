import { fieldsAt } from '#shared/document/fields.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import { payerState, todayFor } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Day, Fact } from '#shared/paper/facts.tsx';
import { DetailsHeader } from '#web/document-page/details-header.tsx';
import { LineItems } from '#web/document-page/line-items.tsx';
import { SmallPrint } from '#web/document-page/small-print.tsx';
import type { Action } from '#web/lib/api/use-action.ts';
import { Notice } from './notice.tsx';
import { OtherWays } from './other-ways.tsx';
import { NoCards, PayAction } from './pay-action.tsx';
import { Totals } from './totals.tsx';
import type { PaymentState } from './use-invoice.ts';

type DetailsPanelProps = {
  invoice: PublicInvoice;
  /** Undefined if the invoice's items are invalid. */
  totals: InvoiceTotals | undefined;
  dictionary: InvoiceDictionary;
  payment: PaymentState;
  download: Action;
  pay: Action;
  claim: Action;
  withdraw: Action | undefined;
  copy: (text: string) => void;
};

/** Items, totals and ways to pay: the right panel (spec 1 §2.8). */
export function DetailsPanel({ invoice, totals, dictionary, payment, download, ...ways }: DetailsPanelProps) {
  const texts = dictionary.pay;
  const state = payerState(invoice, todayFor(invoice));
  const isPayable = (state === 'due' || state === 'overdue') && totals && payment !== 'processing';
  return (
    <section className="details">
      <div className="inner">
        <DetailsHeader download={download} texts={texts} title={dictionary.document.invoice}>
          {state !== 'due' && <span className={`badge ${state}`}>{dictionary.state[state]}</span>}
        </DetailsHeader>
        <Notice payment={payment} state={state} texts={texts} />
        <Facts dictionary={dictionary} invoice={invoice} />
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
        {isPayable && amountDueCents(invoice) > 0 && <WaysToPay {...ways} dictionary={dictionary} invoice={invoice} />}
        <SmallPrint dictionary={dictionary} document={invoice} />
      </div>
    </section>
  );
}

type WaysToPayProps = Omit<DetailsPanelProps, 'totals' | 'payment' | 'download'>;

/** The available methods first, cards before others. */
function WaysToPay({ pay, ...ways }: WaysToPayProps) {
  const takesCards = payerCardObstacle(ways.invoice) === null;
  return (
    <>
      {takesCards && <PayAction dictionary={ways.dictionary} invoice={ways.invoice} pay={pay} />}
      <OtherWays {...ways} />
      {!takesCards && <NoCards dictionary={ways.dictionary} invoice={ways.invoice} />}
    </>
  );
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
    </dl>
  );
}
