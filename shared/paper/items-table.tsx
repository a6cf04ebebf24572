import type { ReactNode } from 'react';
import { markOf, taxMarks } from '#shared/document/tax-legend.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { toCents } from '#shared/money.ts';
import type { DocumentPart } from './document-part.ts';
import { Quantity } from './quantity.tsx';

type Props = DocumentPart & {
  readonly totals: InvoiceTotals;
  /** Below the name of a line, by its place. */
  readonly noteOf?: ((index: number) => ReactNode) | undefined;
};

/** The items, one row each; the head repeats on every printed page. */
export function ItemsTable({ document, dictionary, totals, noteOf }: Props) {
  const marks = taxMarks(document, dictionary);
  const labels = dictionary.document;
  const keepsBreaks = lineCount(document.items) <= MAX_LINES;
  return (
    <table className="invoice-items">
      <thead>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col">{labels.quantity}</th>
          <th scope="col">{labels.rate}</th>
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody data-part="items">
        {document.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items can be equal, are never reordered here and hold no state
          <tr key={index}>
            <th scope="row" dir="auto">
              {item.name}
              <Mark mark={markOf(marks, index)} />
              {item.description && (
                <span className="invoice-description" dir="auto">
                  {keepsBreaks ? item.description : joinBeyond(item.description)}
                </span>
              )}
              {noteOf?.(index)}
            </th>
            <td>
              <Quantity item={item} dictionary={dictionary} />
            </td>
            <td>{dictionary.amount(toCents(item.rate))}</td>
            <td>{dictionary.amount(totals.lineCents[index] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ mark }: { mark: string | undefined }) {
  return mark && <span className="invoice-tax-mark"> {mark}</span>;
}

/** Maximum lines of all descriptions together that keep their line breaks, about fifty pages. */
const MAX_LINES = 3_000;

/** Lines of each description that keep their line breaks in a document with more. */
const SURE_LINES = 15;

const lineCount = (items: readonly { description?: string | undefined }[]) =>
  items.reduce((count, { description = '' }) => count + description.split('\n').length, 0);

/** Joins the last lines of a description by spaces: 200 descriptions of 1,000 lines would fill 4,000 pages. */
function joinBeyond(description: string): string {
  const lines = description.split('\n');
  return [...lines.slice(0, SURE_LINES - 1), lines.slice(SURE_LINES - 1).join(' ')].join('\n').trimEnd();
}
