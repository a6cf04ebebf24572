import { taxMarks, untaxedTexts } from '#shared/document/tax-legend.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

/** Explains the marks of the lines, and why taxes are not charged; renders nothing without either. */
export function TaxLegend({ invoice, dictionary }: { invoice: PublicInvoice; dictionary: InvoiceDictionary }) {
  const reasons = untaxedTexts(invoice, dictionary).map((meaning) => ({ mark: '', meaning }));
  const legend = [...taxMarks(invoice, dictionary), ...reasons];
  if (legend.length === 0) return null;
  return (
    <ul className="legend">
      {legend.map(({ mark, meaning }) => (
        <li key={meaning}>
          {mark && <b>{mark} </b>}
          {meaning}
        </li>
      ))}
    </ul>
  );
}
