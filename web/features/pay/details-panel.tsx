import { fieldsAt } from '#shared/document/fields.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import { payerState, todayFor } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Icon } from '#web/document-page/icons.tsx';
import { LineItems } from '#web/document-page/line-items.tsx';
import { SmallPrint } from '#web/document-page/small-print.tsx';
import type { Action } from '#web/lib/api/use-action.ts';
import { Notice } from './notice.tsx';
import { OtherWays } from './other-ways.tsx';
import { NoCards, PayAction } from './pay-action.tsx';
import { Row } from './row.tsx';
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
        <header>
          <h1>{dictionary.document.invoice}</h1>
          {state !== 'due' && <span className={`badge ${state}`}>{dictionary.state[state]}</span>}
          <button className="button quiet" disabled={download.isBusy} onClick={() => void download.run()} type="button">
            <Icon name="download" />
            {download.isBusy ? texts.downloading : texts.downloadPdf}
          </button>
        </header>
        <Notice payment={payment} state={state} texts={texts} />
        <Facts dictionary={dictionary} invoice={invoice} />
        {totals ? (
          <>
            <LineItems dictionary={dictionary} invoice={invoice} lineCents={totals.lineCents} />
            <Totals dictionary={dictionary} invoice={invoice} totals={totals} />
          </>
        ) : (
          <p className="notice overdue" role="alert">
            {dictionary.document.invalidItems}
          </p>
        )}
        {isPayable && amountDueCents(invoice) > 0 && <WaysToPay {...ways} dictionary={dictionary} invoice={invoice} />}
        <SmallPrint dictionary={dictionary} invoice={invoice} />
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
  const { document, pay, longDay } = dictionary;
  const { invoiceNumber, issueDate, dueDate, billingName } = invoice;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [pay.invoiceNumber, invoiceNumber],
    [document.issueDate, issueDate && longDay(issueDate)],
    [pay.dueDate, dueDate && longDay(dueDate)],
    [pay.billedTo, billingName],
    ...fieldsAt('payFacts').map((name) => [document[name], invoice[name] ?? ''] as const),
  ];
  return (
    <dl className="facts">{facts.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}</dl>
  );
}
