import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import type { AdjustmentType, InvoiceTotals } from '#shared/invoice/totals.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { toCents } from '#shared/money.ts';
import { Row } from './row.tsx';

type TotalsProps = { invoice: PublicInvoice; totals: InvoiceTotals; dictionary: InvoiceDictionary };

/** Subtotal, adjustments greater than 0 and total (spec 1 §9). */
export function Totals({ invoice, totals, dictionary }: TotalsProps) {
  const { document: labels, amount, money, percent } = dictionary;
  const labelled = (label: string, type: AdjustmentType | undefined, value: number | undefined) =>
    type === 'percentage' && value ? `${label} (${percent(value)})` : label;
  const { discountCents, shippingCents, taxCents } = totals;
  return (
    <dl className="totals">
      <Row label={labels.subtotal} value={amount(totals.subtotalCents)} />
      {discountCents > 0 && (
        <Row
          label={labelled(labels.discount, invoice.discountType, invoice.discountValue)}
          value={`−${amount(discountCents)}`}
        />
      )}
      {shippingCents > 0 && (
        <Row
          label={labelled(labels.shipping, invoice.shippingType, invoice.shippingValue)}
          value={amount(shippingCents)}
        />
      )}
      {taxCents > 0 && (
        <Row label={labelled(labels.tax, invoice.taxType ?? 'percentage', invoice.taxValue)} value={amount(taxCents)} />
      )}
      <Row isTotal label={labels.total} value={money(totals.totalCents, invoice.currency)} />
      {invoice.amountPaid && isDue(invoice.status) && (
        <>
          <Row label={labels.amountPaid} value={`−${amount(toCents(invoice.amountPaid))}`} />
          {!invoice.isDisputed && (
            <Row isTotal label={labels.amountDue} value={money(amountDueCents(invoice), invoice.currency)} />
          )}
        </>
      )}
    </dl>
  );
}
