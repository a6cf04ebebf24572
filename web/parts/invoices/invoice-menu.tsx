import {
  BellRing,
  CircleSlash,
  Coins,
  Copy,
  CreditCard,
  Download,
  HandCoins,
  Link2,
  Pencil,
  ReceiptText,
  RefreshCw,
  Repeat,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { balanceCentsOf, canBeSettled } from '#web/parts/payments/payable.ts';
import { Menu, MenuItem, MenuSeparator, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { EditLink } from './edit-link.tsx';
import { canBeReminded, canHaveDeposit, isDraft } from './offers.ts';
import { t } from './texts.en.tsx';
import { titlesOf } from './titles.ts';
import type { Act } from './use-invoice-actions.ts';

type InvoiceMenuProps = OpenMenuProps & { invoice: InvoiceListItem; act: Act };

const LINK_ICON = 'size-4 shrink-0 text-muted';

/** The menu of actions on an invoice (spec 1 §2.11), without those that a bank payment on its way rules out. */
export function InvoiceMenu({ invoice, act, ...menu }: InvoiceMenuProps) {
  return (
    <Menu {...menu}>
      <MenuItem asChild>
        <EditLink invoice={invoice}>
          <Pencil aria-hidden="true" className={LINK_ICON} />
          {t.edit}
        </EditLink>
      </MenuItem>
      {!invoice.isDebited && (
        <MenuItem icon={RefreshCw} onSelect={() => act('status', invoice)}>
          {t.updateStatus}
        </MenuItem>
      )}
      {balanceCentsOf(invoice) > 0 && !invoice.isDebited && (
        <MenuItem icon={HandCoins} onSelect={() => act('record', invoice)}>
          {t.recordPayment}
        </MenuItem>
      )}
      {canHaveDeposit(invoice) && (
        <MenuItem icon={Coins} onSelect={() => act('deposit', invoice)}>
          {t.requestDeposit}
        </MenuItem>
      )}
      {!isDraft(invoice) && (
        <MenuItem icon={ReceiptText} onSelect={() => act('payments', invoice)}>
          {t.showPayments}
        </MenuItem>
      )}
      <MenuItem icon={Download} onSelect={() => act('download', invoice)}>
        {t.downloadPdf}
      </MenuItem>
      <MenuItem icon={Send} onSelect={() => act('send', invoice)}>
        {titlesOf(invoice).send}
      </MenuItem>
      {canBeReminded(invoice) && (
        <MenuItem icon={BellRing} onSelect={() => act('remind', invoice)}>
          {t.sendReminder}
        </MenuItem>
      )}
      {!isDraft(invoice) && (
        <MenuItem icon={Link2} onSelect={() => act('copy', invoice)}>
          {t.copyLink}
        </MenuItem>
      )}
      {invoice.status !== 'PAID' && !invoice.isDebited && (
        <MenuItem asChild>
          <a href={paths.pay(invoice.id)} rel="noopener" target="_blank">
            <CreditCard aria-hidden="true" className={LINK_ICON} />
            {t.pay}
            <span className="sr-only">{t.opensInNewTab}</span>
          </a>
        </MenuItem>
      )}
      {!invoice.isDeposit && (
        <MenuItem asChild>
          <Link to={paths.duplicateInvoice(invoice.id)}>
            <Copy aria-hidden="true" className={LINK_ICON} />
            {t.duplicate}
          </Link>
        </MenuItem>
      )}
      <RecurringItem {...invoice} />
      <MenuSeparator />
      {canBeSettled(invoice) && (
        <MenuItem icon={CircleSlash} onSelect={() => act('write-off', invoice)}>
          {t.writeOff}
        </MenuItem>
      )}
      {invoice.isWrittenOff && (
        <MenuItem icon={Undo2} onSelect={() => act('reverse-write-off', invoice)}>
          {t.reverseWriteOff}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} onSelect={() => act('delete', invoice)} tone="danger">
        {t.delete}
      </MenuItem>
    </Menu>
  );
}

/** Leads to the series that made an invoice, or starts one with its content. A deposit request cannot recur. */
function RecurringItem({ id, isDeposit, seriesId }: Pick<InvoiceListItem, 'id' | 'isDeposit' | 'seriesId'>) {
  if (isDeposit) return null;
  return (
    <MenuItem asChild>
      <Link to={seriesId ? paths.series(seriesId) : paths.makeRecurring(id)}>
        <Repeat aria-hidden="true" className={LINK_ICON} />
        {seriesId ? t.openSeries : t.makeRecurring}
      </Link>
    </MenuItem>
  );
}
