import { useQuery } from '@tanstack/react-query';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { paymentLink } from '#web/lib/paths.ts';
import { publicInvoiceQuery } from '#web/lib/queries/invoices.ts';
import { InvoicePaper, InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { DocumentFrame } from './document-frame.tsx';

/** The document as the server shows it to the recipient. */
export function InvoicePaperCard({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(publicInvoiceQuery(id));
  if (data) {
    return (
      <DocumentFrame>
        <InvoicePaper invoice={data} payUrl={paymentLink(id)} />
      </DocumentFrame>
    );
  }
  return (
    <DocumentFrame>
      {error ? (
        <ErrorState
          onRetry={() => refetch()}
          text={friendlyMessages(error).join(' ')}
          title="We couldn't load the document"
        />
      ) : (
        <div className="min-h-[40rem] p-6 sm:p-10">
          <InvoicePaperSkeleton />
        </div>
      )}
    </DocumentFrame>
  );
}
