import { exemptionTexts, taxMarks } from '#shared/invoice/tax-legend.ts';
import type { DocumentPart } from './document-part.ts';

/** What the marks of the lines mean, and the recipient's exemptions; renders nothing without either. */
export function TaxLegend({ invoice, dictionary }: DocumentPart) {
  const marks = taxMarks(invoice, dictionary);
  const exemptions = exemptionTexts(invoice, dictionary);
  if (marks.length === 0 && exemptions.length === 0) return null;
  return (
    <ul className="invoice-tax-legend">
      {marks.map(({ mark, meaning }) => (
        <li key={mark}>
          <span className="invoice-tax-mark">{mark}</span> {meaning}
        </li>
      ))}
      {exemptions.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
