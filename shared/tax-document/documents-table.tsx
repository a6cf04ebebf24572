import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import type { TaxSummaryTexts } from '#shared/locale/en-ca-tax-summary.ts';
import { inCad, netCents, signOf } from '#shared/reports/entry-cents.ts';
import type { SalesEntry } from '#shared/reports/journal.ts';
import { CODES_OF_RETURN, type ReturnAccount } from '#shared/reports/return-lines.ts';
import type { TaxSummary } from './tax-summary.ts';

/** So that the file is printed, and read, in seconds. */
const MAX_LISTED = 1_000;

type DocumentsTableProps = {
  readonly summary: TaxSummary;
  readonly dictionary: DocumentDictionary;
  readonly texts: TaxSummaryTexts;
};

/** The documents of a period with their tax for each return; what credit notes and write-offs take away is negative. */
export function DocumentsTable({ summary, dictionary, texts }: DocumentsTableProps) {
  const sales = summary.documents.filter((entry) => entry.kind !== 'money');
  const counted = sales.flatMap((entry) => inCad(entry) ?? []).filter((entry) => entry.kind !== 'money');
  const columns: Column[] = ['price', ...summary.returns.map(({ figures }) => figures.account)];
  const cellsOf = (amountOf: (column: Column) => number) =>
    columns.map((column) => <td key={column}>{dictionary.amount(amountOf(column))}</td>);
  const rows = counted.slice(0, MAX_LISTED).map((entry, id) => ({ entry, id }));
  const others = sales.length - counted.length;
  return (
    <section className="tax-documents">
      <h2>{texts.documents}</h2>
      {counted.length === 0 && <p className="tax-note">{texts.nothing}</p>}
      {counted.length > 0 && (
        <table className="tax-lines">
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.document}</th>
              <th scope="col">{texts.customer}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column === 'price' ? texts.beforeTax : texts.account(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entry, id }) => (
              <tr key={id}>
                <td>
                  <time dateTime={entry.on}>{dictionary.shortDay(entry.on)}</time>
                </td>
                <th scope="row">{nameOf(entry, texts)}</th>
                <td dir="auto">{entry.customer}</td>
                {cellsOf((column) => amountIn(entry, column))}
              </tr>
            ))}
            {counted.length > MAX_LISTED && (
              <tr>
                <td colSpan={columns.length + 3}>{texts.more({ count: counted.length - MAX_LISTED })}</td>
              </tr>
            )}
            <tr className="tax-result">
              <td />
              <th scope="row">{texts.total}</th>
              <td />
              {cellsOf((column) => counted.reduce((sum, entry) => sum + amountIn(entry, column), 0))}
            </tr>
          </tbody>
        </table>
      )}
      {others > 0 && <p className="tax-note">{texts.others({ count: others })}</p>}
    </section>
  );
}

/** The price before tax, or the tax of a return, with what was credited of it. */
type Column = 'price' | ReturnAccount;

function amountIn(entry: SalesEntry, column: Column): number {
  if (column === 'price') return signOf(entry) * netCents(entry.price);
  const ofReturn = entry.taxes.filter(({ code }) => CODES_OF_RETURN[column].includes(code));
  return signOf(entry) * ofReturn.reduce((sum, { cents, creditedCents = 0 }) => sum + cents + creditedCents, 0);
}

function nameOf({ kind, invoiceNumber: invoice, creditNumber }: SalesEntry, texts: TaxSummaryTexts): string {
  if (kind === 'sale') return invoice;
  if (kind === 'credit' && creditNumber) return texts.on({ document: creditNumber, invoice });
  return texts.on({ document: texts.kinds[kind], invoice });
}
