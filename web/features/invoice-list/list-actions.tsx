import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PageMeta } from '#shared/api/page.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { EXPORT_STYLE, ExportButton, ExportLabel, WithFileFormat } from '#web/ui/lists/export-button.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import { saveInvoiceCsv } from './invoice-csv.ts';
import type { ListAddress } from './list-address.ts';
import { t } from './texts.en.ts';

const loadMenu = async () => (await import('./export-menu.tsx')).ExportMenu;
const loadExportDialog = async () => (await import('./export-dialog.tsx')).ExportDialog;

const EXPORT_LOOK = { title: t.exporting, fields: 0 };

type ListActionsProps = {
  address: ListAddress;
  /** The page on screen, once loaded. */
  page: { data: InvoiceListItem[]; meta: PageMeta } | undefined;
};

/** Buttons to export the page or all results, and to create an invoice. */
export function ListActions({ address, page }: ListActionsProps) {
  const today = useBusinessDay();
  const mayChange = useMayChange();
  const [isExportingAll, setIsExportingAll] = useState(false);
  const { data: invoices = [], meta } = page ?? {};
  const total = meta?.total ?? 0;
  const exportPage = () => {
    if (invoices.length === 0) return toast.error(t.nothingToExport);
    return saveInvoiceCsv(invoices, today());
  };
  return (
    <>
      <WithFileFormat>
        {total > invoices.length ? (
          <MenuButton
            className={EXPORT_STYLE}
            load={loadMenu}
            menuProps={{ total, onPage: exportPage, onAll: () => setIsExportingAll(true) }}
            variant="secondary"
          >
            <ExportLabel />
          </MenuButton>
        ) : (
          // There is only one page: nothing to choose.
          <ExportButton disabled={!page} onExport={exportPage} />
        )}
      </WithFileFormat>
      {mayChange && (
        <Link className={buttonStyle({ className: 'max-sm:px-3 max-[22rem]:[&>svg]:hidden' })} to={paths.createInvoice}>
          <Plus aria-hidden="true" />
          {t.create}
        </Link>
      )}
      <LazyDialog
        load={loadExportDialog}
        look={isExportingAll ? EXPORT_LOOK : null}
        onClose={() => setIsExportingAll(false)}
      >
        {(ExportDialog) => <ExportDialog address={address} onClose={() => setIsExportingAll(false)} total={total} />}
      </LazyDialog>
    </>
  );
}
