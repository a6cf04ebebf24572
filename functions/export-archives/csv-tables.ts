import { exemptionText } from '#shared/canada/exemption-text.ts';
import { TAX_CODES, type TaxCode } from '#shared/canada/tax-codes.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { columnOf, FIELD_NAMES, type FieldName, fieldsAt } from '#shared/document/fields.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { LANGUAGE_LABELS } from '#shared/locale/language.ts';
import { toCents } from '#shared/money.ts';
import { LEDGER_METHOD_LABELS } from '#shared/payment-methods.ts';
import type { Product } from '#shared/product/schema.ts';
import { amount, type Column, type Columns, moment } from './csv-file.ts';
import type { ExportedCreditNote, ExportedEntry, ExportedInvoice } from './invoices.ts';

export const CUSTOMER_COLUMNS: Columns<Customer> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Address: ({ address }) => address,
  City: ({ city }) => city,
  'Province or state': ({ state }) => state,
  'Postal code': ({ zip }) => zip,
  Country: ({ country }) => country,
  Added: ({ createdAt }, reading) => moment(createdAt, reading),
  Language: ({ language }) => language && LANGUAGE_LABELS[language],
  'Tax exemptions': ({ taxExemptions }) => taxExemptions?.map(exemptionText).join('; '),
};

export const PRODUCT_COLUMNS: Columns<Product> = {
  'Short description': ({ shortDescription }) => shortDescription,
  'Detailed description': ({ detailedDescription }) => detailedDescription,
  Price: ({ price }) => amount(price),
  Added: ({ createdAt }, reading) => moment(createdAt, reading),
  Tax: ({ taxTreatment }) => taxTreatment && TAX_TREATMENT_LABELS[taxTreatment],
  Kind: ({ supplyCategory }) => supplyCategory && SUPPLY_CATEGORY_LABELS[supplyCategory],
};

export const INVOICE_COLUMNS: Columns<ExportedInvoice> = {
  Number: ({ invoiceNumber }) => invoiceNumber,
  Status: ({ status }) => status,
  'Issue date': ({ issueDate }) => issueDate,
  'Due date': ({ dueDate }) => dueDate,
  ...textColumns(fieldsAt('billTo')),
  Currency: ({ currency }) => currency,
  Subtotal: ({ subtotal }) => amount(subtotal),
  Discount: ({ discount }) => amount(discount),
  Shipping: ({ shipping }) => amount(shipping),
  ...taxColumns<ExportedInvoice>((invoice) => toCents(invoice.tax)),
  Total: ({ total }) => amount(total),
  'Payment method': ({ paymentMethod }) => paymentMethod,
  'Paid on': ({ paidAt }, reading) => moment(paidAt, reading)?.slice(0, 10),
  'Paid at': ({ paidAt }, reading) => moment(paidAt, reading),
  // Those of the customer stay where they are.
  ...textColumns(FIELD_NAMES),
};

function textColumns(names: readonly FieldName[]): Columns<ExportedInvoice> {
  return Object.fromEntries(names.map((name) => [columnOf(name), (invoice: ExportedInvoice) => invoice[name]]));
}

type InvoiceLine = ExportedInvoice['items'][number] & { of: ExportedInvoice; position: number };

export const LINE_COLUMNS: Columns<InvoiceLine> = {
  'Invoice number': ({ of }) => of.invoiceNumber,
  Line: ({ position }) => position,
  Name: ({ name }) => name,
  Description: ({ description }) => description,
  Quantity: ({ quantity }) => quantity,
  Rate: ({ rate }) => amount(rate),
  Amount: (line) => amount(line.amount),
  Currency: ({ of }) => of.currency,
};

/** The lines of invoices. */
export async function* linesOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<InvoiceLine> {
  for await (const of of invoices) yield* of.items.map((item, index) => ({ ...item, of, position: index + 1 }));
}

type Entry = ExportedEntry & { number: string };

const KIND_LABELS: Readonly<Record<ExportedEntry['kind'], string>> = {
  payment: 'Payment',
  rounding: 'Rounding',
  refund: 'Refund',
  dispute: 'Dispute',
};

export const PAYMENT_COLUMNS: Columns<Entry> = {
  'Invoice number': ({ number }) => number,
  Date: ({ on }) => on,
  Kind: ({ kind }) => KIND_LABELS[kind],
  Method: ({ method }) => LEDGER_METHOD_LABELS[method],
  Currency: ({ currency }) => currency,
  Amount: (entry) => amount(entry.amount),
  State: ({ voidedAt, status, stage }) => (voidedAt ? 'voided' : (status ?? stage?.toLowerCase().replace('_', ' '))),
  Reference: ({ reference }) => reference,
  Note: ({ note }) => note,
  Reason: ({ reason }) => reason,
  'Recorded by': ({ by }) => by,
  'Recorded at': ({ at }, reading) => moment(at, reading),
  'Voided by': ({ voidedBy }) => voidedBy,
  'Voided at': ({ voidedAt }, reading) => moment(voidedAt, reading),
  Id: ({ id }) => id,
  'Of payment': ({ paymentId }) => paymentId,
};

/** The ledgers of invoices: payments, roundings, refunds and disputes. */
export async function* paymentsOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<Entry> {
  for await (const { invoiceNumber: number, payments } of invoices) {
    yield* payments.map((entry) => ({ ...entry, number }));
  }
}

type Credit = ExportedCreditNote & { of: ExportedInvoice };

/** The columns of the table of credit notes. */
export const CREDIT_NOTE_COLUMNS: Columns<Credit> = {
  Number: ({ number }) => number,
  'Invoice number': ({ of }) => of.invoiceNumber,
  Date: ({ on }) => on,
  Currency: ({ of }) => of.currency,
  Subtotal: ({ subtotal }) => amount(subtotal),
  ...taxColumns<Credit>((credit) => toCents(credit.amount) - toCents(credit.subtotal)),
  Total: (credit) => amount(credit.amount),
  Reason: ({ reason }) => reason,
  'Created by': ({ by }) => by,
  'Created at': ({ at }, reading) => moment(at, reading),
  Id: ({ id }) => id,
  'Of refund': ({ refundId }) => refundId,
};

/** The credit notes of invoices. */
export async function* creditNotesOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<Credit> {
  for await (const of of invoices) yield* of.creditNotes.map((credit) => ({ ...credit, of }));
}

type Taxed = { readonly taxes?: readonly Pick<InvoiceTax, 'code' | 'amount'>[] | undefined };

/** All tax, then a column for each tax, and one for tax that the issuer typed as an amount or a percentage. */
function taxColumns<Row extends Taxed>(totalCents: (row: Row) => number): Columns<Row> {
  const centsOf = ({ taxes = [] }: Row, codes: readonly TaxCode[]) =>
    taxes.filter(({ code }) => codes.includes(code)).reduce((cents, tax) => cents + toCents(tax.amount), 0);
  const otherCents = (row: Row) => totalCents(row) - centsOf(row, TAX_CODES);
  return Object.fromEntries<Column<Row>>([
    ['Tax', (row) => ({ cents: totalCents(row) })],
    ...TAX_CODES.map((code): [string, Column<Row>] => [
      code.replace('_', ' '),
      (row) => ({ cents: centsOf(row, [code]) }),
    ]),
    ['Other tax', (row) => ({ cents: otherCents(row) })],
  ]);
}
