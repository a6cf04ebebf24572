import { BellRing, HandCoins, Link2, type LucideIcon, Send } from 'lucide-react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isOwed } from '#web/parts/payments/payable.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { canBeReminded, isDraft } from './offers.ts';
import { t } from './texts.en.tsx';
import { titlesOf } from './titles.ts';
import type { Act, InvoiceAction } from './use-invoice-actions.ts';

/** The likeliest actions on an invoice, shown while its row is hovered or has the focus; its menu has them all. */
export function QuickActions({ invoice, act }: { invoice: InvoiceListItem; act: Act }) {
  return (
    <div className="invisible flex @max-4xl:hidden group-focus-within/row:visible group-hover/row:visible">
      {QUICK.filter(({ applies }) => applies(invoice)).map(({ action, icon, titleIn }) => (
        <RowAction
          aria-label={t.actionOn({ action: titleIn(invoice), number: invoice.invoiceNumber })}
          icon={icon}
          key={action}
          onClick={() => act(action, invoice)}
          title={titleIn(invoice)}
        />
      ))}
    </div>
  );
}

type Quick = {
  readonly action: InvoiceAction;
  readonly icon: LucideIcon;
  readonly titleIn: (invoice: InvoiceListItem) => string;
  readonly applies: (invoice: InvoiceListItem) => boolean;
};

/** The first one is what Tab leads to. */
const QUICK: readonly Quick[] = [
  { action: 'send', icon: Send, titleIn: (invoice) => titlesOf(invoice).send, applies: isDraft },
  { action: 'record', icon: HandCoins, titleIn: () => t.recordPayment, applies: isOwed },
  { action: 'remind', icon: BellRing, titleIn: () => t.sendReminder, applies: canBeReminded },
  { action: 'copy', icon: Link2, titleIn: () => t.copyLink, applies: (invoice) => !isDraft(invoice) },
];
