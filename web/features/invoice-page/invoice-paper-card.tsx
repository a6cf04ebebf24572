import { useQuery } from '@tanstack/react-query';
import { paymentLink } from '#web/lib/paths.ts';
import { publicInvoiceQuery } from '#web/lib/queries/invoices.ts';
import { InvoicePaper, InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { DocumentFrame } from './document-frame.tsx';

/** The document as the server shows it to the recipient. */
export function InvoicePaperCard({ id }: { id: string }) {
  const document = useQuery(publicInvoiceQuery(id));
  return (
    <DocumentFrame>
      <Fetched failure={{ title: "We couldn't load the document" }} query={document} skeleton={LOADING}>
        {(invoice) => <InvoicePaper invoice={invoice} payUrl={paymentLink(id)} />}
      </Fetched>
    </DocumentFrame>
  );
}

const LOADING = (
  <div className="min-h-[40rem] p-6 sm:p-10">
    <InvoicePaperSkeleton />
  </div>
);
