import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import type { AdjustmentType, InvoiceTotals } from '#shared/invoice/totals.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { toCents } from '#shared/money.ts';

type TotalsProps = { invoice: PublicInvoice; totals: InvoiceTotals; dictionary: InvoiceDictionary };

/** How the total comes about; adjustments show only when they are greater than 0 (spec 1 §9). */
export function Totals({ invoice, totals, dictionary }: TotalsProps) {
  const { document: labels, amount, money, percent } = dictionary;
  const labelled = (label: string, type: AdjustmentType | undefined, value: number | undefined) =>
    type === 'percentage' && value ? `${label} (${percent(value)})` : label;
  const { discountCents, shippingCents, taxCents } = totals;
  return (
    <dl className="totals">
      <Line label={labels.subtotal} value={amount(totals.subtotalCents)} />
      {discountCents > 0 && (
        <Line
          label={labelled(labels.discount, invoice.discountType, invoice.discountValue)}
          value={`−${amount(discountCents)}`}
        />
      )}
      {shippingCents > 0 && (
        <Line
          label={labelled(labels.shipping, invoice.shippingType, invoice.shippingValue)}
          value={amount(shippingCents)}
        />
      )}
      {taxCents > 0 && (
        <Line
          label={labelled(labels.tax, invoice.taxType ?? 'percentage', invoice.taxValue)}
          value={amount(taxCents)}
        />
      )}
      <Line isTotal label={labels.total} value={money(totals.totalCents, invoice.currency)} />
      {invoice.amountPaid && isDue(invoice.status) && (
        <>
          <Line label={labels.amountPaid} value={`−${amount(toCents(invoice.amountPaid))}`} />
          <Line isTotal label={labels.amountDue} value={money(amountDueCents(invoice), invoice.currency)} />
        </>
      )}
    </dl>
  );
}

function Line({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}
