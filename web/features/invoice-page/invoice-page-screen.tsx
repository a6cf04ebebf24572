import { useQuery } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { PageLayout } from './page-layout.tsx';
import { t } from './texts.en.ts';
import { TimelineSkeleton } from './timeline-card.tsx';

const GONE = {
  icon: FileX2,
  title: t.notFound,
  text: t.maybeDeleted,
  back: { to: paths.invoices, label: t.backToInvoices },
};

/** An invoice's document, amounts and timeline. */
export default function InvoicePageScreen() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      failed={t.loadFailed}
      gone={GONE}
      title={t.invoice}
      query={useQuery(invoiceQuery(id))}
      skeleton={<InvoicePageSkeleton />}
    >
      {(invoice) => <InvoiceView invoice={invoice} key={id} />}
    </RecordScreen>
  );
}

/** Skeleton of an invoice's page. */
function InvoicePageSkeleton() {
  return (
    <LoadingRegion title={t.loadingInvoice} showsText>
      <div className="-mt-2 mb-2 flex h-control items-center">
        <Skeleton className="h-4 w-36" />
      </div>
      <ScreenHeader description={<Skeleton className="h-5 w-40" />} title={t.invoice} />
      <PageLayout
        document={
          <DocumentFrame>
            <div className="min-h-[40rem] p-6 sm:p-10">
              <InvoicePaperSkeleton />
            </div>
          </DocumentFrame>
        }
        side={
          <>
            <Card>
              <Skeleton className="h-5 w-24" />
              <Skeleton className="mt-0.5 h-8 w-40" />
              <Skeleton className="mt-1 h-5 w-48" />
              <div className="mt-4 border-line border-t pt-4">
                <Skeleton className="h-4.5 w-40" />
                <Skeleton className="mt-1 h-4.5 w-48" />
              </div>
              <Skeleton className="mt-5 h-control w-full max-md:hidden" />
            </Card>
            <Card title={t.timeline}>
              <TimelineSkeleton />
            </Card>
          </>
        }
      />
    </LoadingRegion>
  );
}
