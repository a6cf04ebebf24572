import { CreditCard, Download, Ellipsis, Pencil, RefreshCw, Send, Trash2 } from 'lucide-react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { EditLink } from './edit-link.tsx';
import type { InvoiceActions } from './invoice-actions.ts';

type RowMenuProps = { invoice: InvoiceListItem; actions: InvoiceActions };

const LINK_ICON = 'size-4 shrink-0 text-muted';

/** What can be done with an invoice (spec 1 §2.11). */
export function RowMenu({ invoice, actions }: RowMenuProps) {
  const isSending = actions.isSending(invoice);
  return (
    <Menu
      trigger={
        <Button
          aria-label={`Actions for ${invoice.invoiceNumber}`}
          data-row-menu={invoice.id}
          size="icon"
          variant="ghost"
        >
          {isSending ? <Spinner /> : <Ellipsis aria-hidden="true" />}
        </Button>
      }
    >
      <MenuItem asChild>
        <EditLink invoice={invoice}>
          <Pencil aria-hidden="true" className={LINK_ICON} />
          Edit
        </EditLink>
      </MenuItem>
      <MenuItem icon={RefreshCw} onSelect={() => actions.changeStatus(invoice)}>
        Update Status
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => actions.download(invoice)}>
        Download PDF
      </MenuItem>
      <SendItem actions={actions} invoice={invoice} />
      {invoice.status !== 'PAID' && (
        <MenuItem asChild>
          <a href={paths.pay(invoice.id)} rel="noopener" target="_blank">
            <CreditCard aria-hidden="true" className={LINK_ICON} />
            Pay
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} onSelect={() => actions.remove(invoice)} tone="danger">
        Delete
      </MenuItem>
    </Menu>
  );
}

/** The button that opens the menu of an invoice, while its row is there. */
export function findRowMenu(invoiceId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row-menu="${CSS.escape(invoiceId)}"]`);
}

function SendItem({ invoice, actions }: RowMenuProps) {
  if (!invoice.billingEmail) {
    return (
      <MenuItem disabled icon={Send}>
        Send Invoice <span className="ml-auto pl-4 text-muted text-xs">No e-mail address</span>
      </MenuItem>
    );
  }
  const isSending = actions.isSending(invoice);
  return (
    <MenuItem disabled={isSending} icon={Send} onSelect={() => actions.send(invoice)}>
      {isSending ? 'Sending...' : 'Send Invoice'}
    </MenuItem>
  );
}
