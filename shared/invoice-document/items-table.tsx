import { markOf, taxMarks } from '#shared/invoice/tax-legend.ts';
import type { InvoiceTotals } from '#shared/invoice/totals.ts';
import { toCents } from '#shared/money.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly totals: InvoiceTotals };

/** The items, one row each; the head repeats on every printed page. */
export function ItemsTable({ invoice, dictionary, totals }: Props) {
  const marks = taxMarks(invoice, dictionary);
  const labels = dictionary.document;
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
      <tbody>
        {invoice.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items can be equal, are never reordered here and hold no state
          <tr key={index}>
            <th scope="row" dir="auto">
              {item.name}
              <Mark mark={markOf(marks, index)} />
              {item.description && (
                <span className="invoice-description" dir="auto">
                  {limitLineBreaks(item.description)}
                </span>
              )}
            </th>
            <td>{dictionary.quantity(item.quantity)}</td>
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

/** Maximum lines of a description that keep their own line breaks. */
const MAX_BROKEN_LINES = 30;

/** Past that limit, line breaks become spaces: 200 descriptions of 1,000 short lines would fill 4,000 pages. */
function limitLineBreaks(description: string): string {
  const lines = description.split('\n');
  return [...lines.slice(0, MAX_BROKEN_LINES - 1), lines.slice(MAX_BROKEN_LINES - 1).join(' ')].join('\n').trimEnd();
}
