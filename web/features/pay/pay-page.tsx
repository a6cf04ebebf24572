import { useEffect } from 'react';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { leaveTo } from '#web/lib/leave-to.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { DetailsPanel } from './details-panel.tsx';
import { type Load, loadPdf, startPayment } from './invoice-calls.ts';
import { LoadProblem } from './load-problem.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { useInvoice } from './use-invoice.ts';
import { useMessage } from './use-message.ts';

type PayPageProps = {
  invoiceId: string;
  /** What the first look at the invoice brought; the page's own HTML shows its shape until then. */
  first: Load;
  dictionary: InvoiceDictionary;
};

/** What a recipient sees behind the link of an invoice: what is due, for what, and how to pay it (spec 1 §2.8). */
export function PayPage({ invoiceId, first, dictionary }: PayPageProps) {
  const texts = dictionary.pay;
  const [message, say] = useMessage();
  const { load, payment, setPayment } = useInvoice(invoiceId, first, () => say({ text: texts.paid, tone: 'good' }));
  const invoice = load.kind === 'loaded' ? load.invoice : null;
  const title = invoice
    ? [`${dictionary.document.invoice} ${invoice.invoiceNumber}`, invoice.company.name].filter(Boolean).join(' · ')
    : texts[load.kind === 'failed' ? 'failed' : 'notFound'];

  useEffect(() => {
    document.title = title;
  }, [title]);

  const download = useAction(async () => {
    focus.keep(document.activeElement);
    try {
      const number = invoice?.invoiceNumber;
      saveFile(await loadPdf(invoiceId), number ? `invoice-${number}.pdf` : 'invoice-download.pdf');
      say({ text: texts.pdfDone, tone: 'good' });
    } catch {
      say({ text: texts.pdfFailed, tone: 'bad' });
    }
  });

  const pay = useAction(async () => {
    focus.keep(document.activeElement);
    try {
      const { status, checkoutUrl } = await startPayment(invoiceId);
      if (checkoutUrl) await leaveTo(checkoutUrl);
      else if (status === 'SUCCESS') setPayment('processing');
      else throw new Error('The answer says neither that it is paid nor where to pay');
    } catch {
      say({ text: texts.paymentFailed, tone: 'bad' });
    }
  });

  const focus = useKeptFocus(download.isBusy || pay.isBusy);

  return (
    <>
      <div aria-live="polite" className="messages">
        {message && <p className={`message ${message.tone}`}>{message.text}</p>}
      </div>
      {invoice ? (
        <main className="page">
          <SummaryPanel dictionary={dictionary} invoice={invoice} />
          <DetailsPanel dictionary={dictionary} download={download} invoice={invoice} pay={pay} payment={payment} />
        </main>
      ) : (
        <LoadProblem isMissing={load.kind === 'not-found'} texts={texts} />
      )}
    </>
  );
}
