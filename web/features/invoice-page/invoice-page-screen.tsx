import { useQuery } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { paths } from '#web/app/paths.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { InvoicePageSkeleton } from './invoice-page-skeleton.tsx';
import { InvoiceView } from './invoice-view.tsx';

/** An invoice's document, amounts and timeline, or the loading or error state. */
export default function InvoicePageScreen() {
  const { id = '' } = useParams();
  const invoice = useQuery(invoiceQuery(id));
  const isGone = invoice.error instanceof AppError && invoice.error.code === 'NOT_FOUND';
  if (invoice.data && !isGone) return <InvoiceView invoice={invoice.data} key={id} />;
  if (!invoice.isError) return <InvoicePageSkeleton />;
  return (
    <>
      <ScreenHeader title="Invoice" />
      <Card flush>
        {isGone ? (
          <NotFound />
        ) : (
          <ErrorState
            onRetry={() => invoice.refetch()}
            text={friendlyMessages(invoice.error).join(' ')}
            title="Failed to load invoice"
          />
        )}
      </Card>
    </>
  );
}

function NotFound() {
  return (
    <div role="alert">
      <EmptyState
        action={
          <Link className={buttonStyle()} to={paths.invoices}>
            Back to Invoices
          </Link>
        }
        icon={FileX2}
        text="It may have been deleted, or the link is incomplete."
        title="Invoice not found"
      />
    </div>
  );
}
