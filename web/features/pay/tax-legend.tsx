import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { exemptionTexts, taxMarks } from '#shared/invoice/tax-legend.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

/** What the marks of the lines mean, and the recipient's exemptions; renders nothing without either. */
export function TaxLegend({ invoice, dictionary }: { invoice: PublicInvoice; dictionary: InvoiceDictionary }) {
  const meanings = taxMarks(invoice, dictionary).map(({ mark, meaning }) => `${mark} ${meaning}`);
  const texts = [...meanings, ...exemptionTexts(invoice, dictionary)];
  if (texts.length === 0) return null;
  return (
    <ul className="legend">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
