import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { isDue } from '#shared/invoice/status.ts';
import type { AdjustmentType, InvoiceTotals } from '#shared/invoice/totals.ts';
import { toCents } from '#shared/money.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly totals: InvoiceTotals };

/** Subtotal, adjustments above zero, and the total with its currency. */
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
      {invoice.amountPaid && isDue(invoice.status) && (
        <>
          <Line label={labels.amountPaid} value={amount(-toCents(invoice.amountPaid))} />
          <Line label={labels.amountDue} value={dictionary.money(amountDueCents(invoice), invoice.currency)} />
        </>
      )}
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
