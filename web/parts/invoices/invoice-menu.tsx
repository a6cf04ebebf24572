import {
  CircleSlash,
  Copy,
  CreditCard,
  Download,
  HandCoins,
  Pencil,
  ReceiptText,
  RefreshCw,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { balanceCentsOf, canBeWrittenOff } from '#web/parts/payments/payable.ts';
import { Menu, MenuItem, MenuSeparator, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { EditLink } from './edit-link.tsx';
import type { InvoiceActions } from './invoice-actions.ts';

type InvoiceMenuProps = OpenMenuProps & { invoice: InvoiceListItem; actions: InvoiceActions };

const LINK_ICON = 'size-4 shrink-0 text-muted';

/** The menu of actions on an invoice (spec 1 §2.11). */
export function InvoiceMenu({ invoice, actions, ...menu }: InvoiceMenuProps) {
  return (
    <Menu {...menu}>
      <MenuItem asChild>
        <EditLink invoice={invoice}>
          <Pencil aria-hidden="true" className={LINK_ICON} />
          Edit
        </EditLink>
      </MenuItem>
      <MenuItem icon={RefreshCw} onSelect={() => actions.changeStatus(invoice)}>
        Update Status
      </MenuItem>
      {balanceCentsOf(invoice) > 0 && (
        <MenuItem icon={HandCoins} onSelect={() => actions.recordPayment(invoice)}>
          Record Payment
        </MenuItem>
      )}
      {invoice.status !== 'DRAFT' && (
        <MenuItem icon={ReceiptText} onSelect={() => actions.showPayments(invoice)}>
          Show Payments
        </MenuItem>
      )}
      <MenuItem icon={Download} onSelect={() => actions.download(invoice)}>
        Download PDF
      </MenuItem>
      <MenuItem icon={Send} onSelect={() => actions.send(invoice)}>
        Send Invoice
      </MenuItem>
      {invoice.status !== 'PAID' && (
        <MenuItem asChild>
          <a href={paths.pay(invoice.id)} rel="noopener" target="_blank">
            <CreditCard aria-hidden="true" className={LINK_ICON} />
            Pay
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={paths.duplicateInvoice(invoice.id)}>
          <Copy aria-hidden="true" className={LINK_ICON} />
          Duplicate
        </Link>
      </MenuItem>
      <MenuSeparator />
      {canBeWrittenOff(invoice) && (
        <MenuItem icon={CircleSlash} onSelect={() => actions.writeOff(invoice)}>
          Write Off
        </MenuItem>
      )}
      {invoice.isWrittenOff && (
        <MenuItem icon={Undo2} onSelect={() => actions.reverseWriteOff(invoice)}>
          Reverse Write-Off
        </MenuItem>
      )}
      <MenuItem icon={Trash2} onSelect={() => actions.remove(invoice)} tone="danger">
        Delete
      </MenuItem>
    </Menu>
  );
}
