import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PageMeta } from '#shared/api/page.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/app/paths.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import { saveInvoiceCsv } from './invoice-csv.ts';
import type { ListAddress } from './list-address.ts';

const loadMenu = async () => (await import('./export-menu.tsx')).ExportMenu;
const loadExportDialog = async () => (await import('./export-dialog.tsx')).ExportDialog;

/** Icon only on phones, so that the list starts higher. */
const EXPORT_STYLE = 'max-sm:w-control max-sm:px-0';

type ListActionsProps = {
  address: ListAddress;
  /** The page on screen, once loaded. */
  page: { data: InvoiceListItem[]; meta: PageMeta } | undefined;
};

/** Buttons to export the page or all results, and to create an invoice. */
export function ListActions({ address, page }: ListActionsProps) {
  const today = useBusinessDay();
  const [isExportingAll, setIsExportingAll] = useState(false);
  const { data: invoices = [], meta } = page ?? {};
  const total = meta?.total ?? 0;
  const exportPage = () => {
    if (invoices.length === 0) return toast.error('No invoices to export');
    saveInvoiceCsv(invoices, today());
  };
  const content = (
    <>
      <Download aria-hidden="true" />
      <span className="max-sm:sr-only">Export</span>
    </>
  );
  return (
    <>
      {total > invoices.length ? (
        <MenuButton
          className={EXPORT_STYLE}
          load={loadMenu}
          menuProps={{ total, onPage: exportPage, onAll: () => setIsExportingAll(true) }}
          variant="secondary"
        >
          {content}
        </MenuButton>
      ) : (
        // There is only one page: nothing to choose.
        <Button className={EXPORT_STYLE} disabled={!page} onClick={exportPage} variant="secondary">
          {content}
        </Button>
      )}
      <Link className={buttonStyle()} to={paths.createInvoice}>
        <Plus aria-hidden="true" />
        Create
      </Link>
      {isExportingAll && (
        <LazyPart load={loadExportDialog} onFailed={() => setIsExportingAll(false)}>
          {(ExportDialog) => <ExportDialog address={address} onClose={() => setIsExportingAll(false)} total={total} />}
        </LazyPart>
      )}
    </>
  );
}
