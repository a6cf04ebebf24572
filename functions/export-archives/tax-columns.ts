import { TAX_CODES, type TaxCode } from '#shared/canada/tax-codes.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { toCents } from '#shared/money.ts';
import type { Column, Columns } from './csv-file.ts';

type Taxed = { readonly taxes?: readonly Pick<InvoiceTax, 'code' | 'amount'>[] | undefined };

/** All tax, then a column for each tax, and one for tax that the issuer typed as an amount or a percentage. */
export function taxColumns<Row extends Taxed>(totalCents: (row: Row) => number): Columns<Row> {
  const centsOf = ({ taxes = [] }: Row, codes: readonly TaxCode[]) =>
    taxes.filter(({ code }) => codes.includes(code)).reduce((cents, tax) => cents + toCents(tax.amount), 0);
  const otherCents = (row: Row) => totalCents(row) - centsOf(row, TAX_CODES);
  return Object.fromEntries<Column<Row>>([
    ['Tax', (row) => ({ cents: totalCents(row) })],
    ...TAX_CODES.map((code): [string, Column<Row>] => [TAX_COLUMNS[code], (row) => ({ cents: centsOf(row, [code]) })]),
    ['Other tax', (row) => ({ cents: otherCents(row) })],
  ]);
}

/** Two provinces have a tax called PST. */
const TAX_COLUMNS: Readonly<Record<TaxCode, string>> = {
  GST: 'GST',
  HST: 'HST',
  QST: 'QST',
  PST_BC: 'PST BC',
  PST_SK: 'PST SK',
  RST_MB: 'RST MB',
};
