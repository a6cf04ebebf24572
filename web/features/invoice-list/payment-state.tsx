import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.ts';

/** What the status does not say about an invoice's payments, in a few words. */
export function PaymentState({ invoice }: { invoice: InvoiceListItem }) {
  const text = textOf(invoice);
  return (
    text && <span className="block whitespace-normal text-balance pt-1 text-muted text-xs tabular-nums">{text}</span>
  );
}

/** Null if the badge says it all, such as after a full refund or credit. */
function textOf(invoice: InvoiceListItem): string | null {
  const { status, total, amountPaid, amountCredited, amountRefunded, isDisputed, isWrittenOff } = invoice;
  if (isDisputed) return t.disputed;
  if ((isDue(status) || isWrittenOff) && amountPaid)
    return t.partlyPaid({ paid: amount(amountPaid), total: amount(total) });
  if (status !== 'CANCELLED' && amountRefunded) return t.refunded({ sum: amount(amountRefunded) });
  if (status !== 'CANCELLED' && amountCredited) return t.credited({ sum: amount(amountCredited) });
  return null;
}

function amount(major: number): string {
  return dictionary.amount(toCents(major));
}
