import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.ts';

/** What the status does not say about an invoice's payments, in a few words; with a bar if it was paid in part. */
export function PaymentState({ invoice }: { invoice: InvoiceListItem }) {
  const isPart = isPartlyPaid(invoice);
  const text = isPart ? partText(invoice) : textOf(invoice);
  return (
    text && (
      <span className="block whitespace-normal text-balance pt-1 text-muted text-xs tabular-nums">
        {isPart && <PaidBar {...invoice} />}
        {text}
      </span>
    )
  );
}

function isPartlyPaid({ status, amountPaid, isDisputed, isWrittenOff }: InvoiceListItem): boolean {
  return !isDisputed && (isDue(status) || isWrittenOff === true) && Boolean(amountPaid);
}

function partText({ amountPaid = 0, total }: InvoiceListItem): string {
  return t.partlyPaid({ paid: amount(amountPaid), total: amount(total) });
}

/** Null if the badge says it all, such as after a full refund or credit. */
function textOf(invoice: InvoiceListItem): string | null {
  const { status, amountCredited, amountRefunded, amountKept, amountHeld, isDisputed } = invoice;
  if (isDisputed) return t.disputed;
  if (amountHeld) return t.held({ sum: amount(amountHeld) });
  if (invoice.isDeposit && amountKept) return t.applied;
  if (status !== 'CANCELLED' && amountRefunded) return t.refunded({ sum: amount(amountRefunded) });
  if (status !== 'CANCELLED' && amountCredited) return t.credited({ sum: amount(amountCredited) });
  return null;
}

/** A thin bar of what is paid; the text below says the same. */
function PaidBar({ amountPaid = 0, total }: InvoiceListItem) {
  const percent = Math.min(100, Math.max(4, (amountPaid / total) * 100));
  return (
    <span
      aria-hidden="true"
      className="mb-1 block h-1 w-24 max-w-full overflow-hidden rounded-full bg-line max-sm:ml-auto"
    >
      <span className="block h-full rounded-full bg-green" style={{ width: `${percent}%` }} />
    </span>
  );
}

function amount(major: number): string {
  return dictionary.amount(toCents(major));
}
