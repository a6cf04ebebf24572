import { taxMarks, untaxedTexts } from '#shared/document/tax-legend.ts';
import type { PagePart } from './document-part.ts';

/** The meaning of the line marks, and why taxes are not charged; renders nothing without either. */
export function TaxLegend({ document, dictionary }: PagePart) {
  const marks = taxMarks(document, dictionary);
  const reasons = untaxedTexts(document, dictionary);
  if (marks.length === 0 && reasons.length === 0) return null;
  return (
    <ul className="invoice-tax-legend">
      {marks.map(({ mark, meaning }) => (
        <li key={mark}>
          <span className="invoice-tax-mark">{mark}</span> {meaning}
        </li>
      ))}
      {reasons.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
