import { useQuery } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { InvoicePageSkeleton } from './invoice-page-skeleton.tsx';
import { InvoiceView } from './invoice-view.tsx';

const GONE = {
  icon: FileX2,
  text: 'It may have been deleted, or the link is incomplete.',
  back: { to: paths.invoices, label: 'Back to Invoices' },
};

/** An invoice's document, amounts and timeline. */
export default function InvoicePageScreen() {
  const { id = '' } = useParams();
  return (
    <RecordScreen gone={GONE} name="Invoice" query={useQuery(invoiceQuery(id))} skeleton={<InvoicePageSkeleton />}>
      {(invoice) => <InvoiceView invoice={invoice} key={id} />}
    </RecordScreen>
  );
}
