import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { useAction } from '#web/lib/use-action.ts';
import { Icon } from './icons.tsx';
import { LineItems } from './line-items.tsx';
import { Notice } from './notice.tsx';
import { OtherWays } from './other-ways.tsx';
import { PayAction } from './pay-action.tsx';
import { Row } from './row.tsx';
import { SmallPrint } from './small-print.tsx';
import { Totals } from './totals.tsx';
import type { PaymentState } from './use-invoice.ts';

/** Something that the payer can start, once at a time. */
export type Action = ReturnType<typeof useAction<[]>>;

type DetailsPanelProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  payment: PaymentState;
  download: Action;
  pay: Action;
};

/** What the invoice is for, what it comes to, and the ways to pay it: the right panel (spec 1 §2.8). */
export function DetailsPanel({ invoice, dictionary, payment, download, pay }: DetailsPanelProps) {
  const texts = dictionary.pay;
  const totals = invoiceTotals(invoice);
  const dueCents = isDue(invoice.status) ? amountDueCents(invoice) : 0;
  const isPayable = dueCents > 0 && payment !== 'processing';
  return (
    <section className="details">
      <div className="inner">
        <header>
          <h1>{dictionary.document.invoice}</h1>
          <span className={`badge ${invoice.status.toLowerCase()}`}>{dictionary.status[invoice.status]}</span>
          <button className="button quiet" disabled={download.isBusy} onClick={() => void download.run()} type="button">
            <Icon name="download" />
            {download.isBusy ? texts.downloading : texts.downloadPdf}
          </button>
        </header>
        <Notice payment={payment} status={invoice.status} texts={texts} />
        <dl className="facts">
          <Row label={texts.invoiceNumber} value={invoice.invoiceNumber} />
          <Row label={dictionary.document.issueDate} value={dictionary.longDay(invoice.issueDate)} />
          <Row label={texts.dueDate} value={dictionary.longDay(invoice.dueDate)} />
          <Row label={texts.billedTo} value={invoice.billingName} />
        </dl>
        <LineItems dictionary={dictionary} items={invoice.items} lineCents={totals.lineCents} />
        <Totals dictionary={dictionary} invoice={invoice} totals={totals} />
        {isPayable && (
          <>
            <PayAction dictionary={dictionary} invoice={invoice} pay={pay} />
            <OtherWays dictionary={dictionary} invoice={invoice} />
          </>
        )}
        <SmallPrint invoice={invoice} labels={dictionary.document} />
      </div>
    </section>
  );
}
