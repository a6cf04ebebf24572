import type { ReactNode } from 'react';
import { isOpen } from '#shared/invoice/payer-state.ts';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { PaperDocument } from '#shared/paper/paper-document.tsx';
import { type InvoicePart, kindTitle } from './invoice-part.ts';
import { LedgerLines } from './ledger-lines.tsx';
import { Overview } from './overview.tsx';
import { Payment } from './payment.tsx';
import { StatusMark } from './status-mark.tsx';

type Props = InvoicePart & {
  /** URL of the card payment page: a button on screen, an address if a screen is printed. */
  readonly payUrl?: string;
  /** In the PDF, below the payment details. */
  readonly payOnline?: ReactNode;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost?: string;
};

/** The invoice on paper, for the editor's preview and the PDF (spec 1 §2.12); it draws credit notes, too. */
export function InvoiceDocument({ invoice, dictionary, payUrl, payOnline, apiHost = '/api' }: Props) {
  const part = { invoice, dictionary };
  const totals = documentTotals(invoice);
  const labels = dictionary.document;
  const isCredit = invoice.creditNoteFor !== undefined;
  return (
    <PaperDocument
      action={
        payUrl &&
        isOpen(invoice) && (
          <a className="invoice-pay" href={payUrl}>
            {labels.payInvoice}
          </a>
        )
      }
      apiHost={apiHost}
      dictionary={dictionary}
      document={invoice}
      ledger={totals && <LedgerLines {...part} totalCents={totals.totalCents} />}
      mark={!isCredit && <StatusMark {...part} />}
      number={invoice.invoiceNumber}
      overview={<Overview {...part} totalCents={totals?.totalCents} />}
      payment={
        !isCredit && (
          <>
            <Payment {...part} payUrl={payUrl} />
            {payOnline}
          </>
        )
      }
      title={kindTitle(part)}
      totalLabel={isCredit ? labels.totalCredited : labels.total}
      totals={totals}
    />
  );
}
