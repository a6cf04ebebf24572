import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

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
  if (isDisputed) return 'Disputed';
  if ((isDue(status) || isWrittenOff) && amountPaid) return `Partly paid ${amount(amountPaid)} of ${amount(total)}`;
  if (status !== 'CANCELLED' && amountRefunded) return `${amount(amountRefunded)} refunded`;
  if (status !== 'CANCELLED' && amountCredited) return `${amount(amountCredited)} credited`;
  return null;
}

function amount(major: number): string {
  return dictionary.amount(toCents(major));
}
