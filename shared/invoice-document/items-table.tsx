import type { InvoiceTotals } from '#shared/invoice/totals.ts';
import { toCents } from '#shared/money.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly totals: InvoiceTotals };

/** What is invoiced, a row each; the head repeats on every printed page. */
export function ItemsTable({ invoice, dictionary, totals }: Props) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place, and hold no state
          <tr key={index}>
            <th scope="row" dir="auto">
              {item.name}
              {item.description && (
                <span className="invoice-description" dir="auto">
                  {withoutTower(item.description)}
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

/** Lines that a description may stand on by its own breaks. */
const MAX_BROKEN_LINES = 30;

/** Beyond those lines the text runs on: two hundred towers of a thousand letters each would fill four thousand pages. */
function withoutTower(description: string): string {
  const lines = description.split('\n');
  return [...lines.slice(0, MAX_BROKEN_LINES - 1), lines.slice(MAX_BROKEN_LINES - 1).join(' ')].join('\n').trimEnd();
}
