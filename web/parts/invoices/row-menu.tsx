import { Ellipsis } from 'lucide-react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import { t } from './texts.en.tsx';
import type { Act } from './use-invoice-actions.ts';

const loadMenu = async () => (await import('./invoice-menu.tsx')).InvoiceMenu;

/** A button that opens the actions of an invoice; nothing for those who may not act. */
export function RowMenu({ invoice, act }: { invoice: InvoiceListItem; act: Act }) {
  if (!useMayChange()) return null;
  return (
    <MenuButton
      aria-label={t.actionsFor({ number: invoice.invoiceNumber })}
      data-row-menu={invoice.id}
      load={loadMenu}
      menuProps={{ invoice, act }}
      size="icon"
      variant="ghost"
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}

/** The menu button of an invoice, if its row is on screen. */
export function findRowMenu(invoiceId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row-menu="${CSS.escape(invoiceId)}"]`);
}
