import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { exemptionTexts, taxMarks } from '#shared/invoice/tax-legend.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

/** What the marks of the lines mean, and the recipient's exemptions; renders nothing without either. */
export function TaxLegend({ invoice, dictionary }: { invoice: PublicInvoice; dictionary: InvoiceDictionary }) {
  const exemptions = exemptionTexts(invoice, dictionary).map((meaning) => ({ mark: '', meaning }));
  const legend = [...taxMarks(invoice, dictionary), ...exemptions];
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
