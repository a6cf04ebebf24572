import { Download, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { localDay } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/app/paths.ts';
import { downloadCsv } from '#web/lib/csv.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { toast } from '#web/ui/toast.ts';
import { invoiceCsvName, invoiceCsvRows } from './invoice-csv.ts';

/** Export of the invoices on the page, and the way to a new one. */
export function ListActions({ invoices }: { invoices: readonly InvoiceListItem[] }) {
  const exportPage = () => {
    if (invoices.length === 0) return toast.error('No invoices to export');
    downloadCsv(invoiceCsvName(localDay(new Date())), invoiceCsvRows(invoices));
  };
  return (
    <>
      <Button onClick={exportPage} variant="secondary">
        <Download aria-hidden="true" />
        Export
      </Button>
      <Link className={buttonStyle()} to={paths.createInvoice}>
        <Plus aria-hidden="true" />
        Create
      </Link>
    </>
  );
}
