import type { AdjustmentType, InvoiceTotals } from '#shared/invoice/totals.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly totals: InvoiceTotals };

/** The sums under the items: adjustments only where there are any, the total with its currency. */
export function Totals({ invoice, dictionary, totals }: Props) {
  const labels = dictionary.document;
  const { amount, percent } = dictionary;
  const share = (label: string, type: AdjustmentType | undefined, value = 0) =>
    type === 'percentage' ? `${label} (${percent(value)})` : label;
  return (
    <dl className="invoice-totals">
      <Line label={labels.subtotal} value={amount(totals.subtotalCents)} />
      {totals.discountCents > 0 && (
        <Line
          label={share(labels.discount, invoice.discountType, invoice.discountValue)}
          value={amount(-totals.discountCents)}
        />
      )}
      {totals.shippingCents > 0 && (
        <Line
          label={share(labels.shipping, invoice.shippingType, invoice.shippingValue)}
          value={amount(totals.shippingCents)}
        />
      )}
      {totals.taxCents > 0 && (
        <Line
          label={share(labels.tax, invoice.taxType ?? 'percentage', invoice.taxValue)}
          value={amount(totals.taxCents)}
        />
      )}
      <div className="invoice-total">
        <dt>{labels.total}</dt>
        <dd>{dictionary.money(totals.totalCents, invoice.currency)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
