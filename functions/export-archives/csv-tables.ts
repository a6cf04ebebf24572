import { TAX_CODES, type TaxCode } from '#shared/canada/tax-codes.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { FIELD_NAMES, type FieldName, fieldsAt } from '#shared/document/fields.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { toCents } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { amount, type Column, type Columns, moment, type Reading } from './csv-file.ts';
import type { ExportedCreditNote, ExportedEntry, ExportedInvoice } from './invoices.ts';

export const CUSTOMER_COLUMNS: Columns<Customer> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
  city: ({ city }) => city,
  province: ({ state }) => state,
  postalCode: ({ zip }) => zip,
  country: ({ country }) => country,
  added: ({ createdAt }, reading) => moment(createdAt, reading),
  language: ({ language }, { texts }) => language && texts.languages[language],
  taxExemptions: ({ taxExemptions }, { texts }) => taxExemptions?.map((each) => texts.exemption(each)).join('; '),
  poNumber: ({ poNumber }) => poNumber,
  internalNotes: ({ internalNotes }) => internalNotes,
  id: ({ id }) => id,
  // What their new invoices start with.
  paymentTerms: ({ paymentTerms }, { texts }) => paymentTerms && texts.terms(paymentTerms),
  paymentMethod: ({ paymentMethod }, { texts }) => paymentMethod && texts.paymentMethods[paymentMethod],
  additionalNotes: ({ additionalNotes }) => additionalNotes,
};

export const PRODUCT_COLUMNS: Columns<Product> = {
  shortDescription: ({ shortDescription }) => shortDescription,
  detailedDescription: ({ detailedDescription }) => detailedDescription,
  price: ({ price }) => amount(price),
  added: ({ createdAt }, reading) => moment(createdAt, reading),
  taxTreatment: ({ taxTreatment }, { texts }) => taxTreatment && texts.taxTreatments[taxTreatment],
  supplyCategory: ({ supplyCategory }, { texts }) => supplyCategory && texts.supplyCategories[supplyCategory],
  unit: ({ unit }) => unit,
};

export const INVOICE_COLUMNS: Columns<ExportedInvoice> = {
  number: ({ invoiceNumber }) => invoiceNumber,
  status: ({ status }, { texts }) => texts.statuses[status],
  issueDate: ({ issueDate }) => issueDate,
  dueDate: ({ dueDate }) => dueDate,
  ...textColumns<ExportedInvoice>(fieldsAt('billTo')),
  currency: ({ currency }) => currency,
  subtotal: ({ subtotal }) => amount(subtotal),
  discount: ({ discount }) => amount(discount),
  shipping: ({ shipping }) => amount(shipping),
  ...taxColumns<ExportedInvoice>((invoice) => toCents(invoice.tax)),
  total: ({ total }) => amount(total),
  paymentMethod: ({ paymentMethod }, { texts }) => texts.paymentMethods[paymentMethod],
  paidOn: ({ paidAt }, reading) => moment(paidAt, reading)?.slice(0, 10),
  paidAt: ({ paidAt }, reading) => moment(paidAt, reading),
  // Those of the customer stay where they are.
  ...textColumns<ExportedInvoice>(FIELD_NAMES),
  paymentTerms: ({ paymentTerms }, { texts }) => paymentTerms && texts.terms(paymentTerms),
  customerId: ({ customerId }) => customerId,
  // Their labels differ from invoice to invoice, so one column has them all; the JSON file has them apart.
  customFields: customFieldsText,
  kind: ({ isDeposit }, { texts }) => texts.documents[isDeposit ? 'deposit' : 'invoice'],
};

/** The texts of documents, a column each. */
export function textColumns<Row extends Partial<Readonly<Record<FieldName, string | undefined>>>>(
  names: readonly FieldName[],
): Columns<Row> {
  return Object.fromEntries(names.map((name) => [name, (document: Row) => document[name]]));
}

/** The custom fields of a document as one text. */
export function customFieldsText({ customFields = [] }: Pick<ExportedInvoice, 'customFields'>): string {
  return customFields.map(({ label, value }) => `${label}: ${value}`).join('; ');
}

type InvoiceLine = ExportedInvoice['items'][number] & { of: ExportedInvoice; position: number };

type DocumentLine = ExportedInvoice['items'][number] & { of: Pick<ExportedInvoice, 'currency'>; position: number };

/** What a line of any document charges. */
export const CHARGED_COLUMNS: Columns<DocumentLine> = {
  line: ({ position }) => position,
  item: ({ name }) => name,
  description: ({ description }) => description,
  quantity: ({ quantity }) => quantity,
  rate: ({ rate }) => amount(rate),
  amount: (line) => amount(line.amount),
  currency: ({ of }) => of.currency,
  unit: ({ unit }) => unit,
};

export const LINE_COLUMNS: Columns<InvoiceLine> = {
  invoiceNumber: ({ of }) => of.invoiceNumber,
  ...CHARGED_COLUMNS,
};

/** The lines of invoices. */
export async function* linesOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<InvoiceLine> {
  for await (const of of invoices) yield* of.items.map((item, index) => ({ ...item, of, position: index + 1 }));
}

type Entry = ExportedEntry & { number: string };

export const PAYMENT_COLUMNS: Columns<Entry> = {
  invoiceNumber: ({ number }) => number,
  date: ({ on }) => on,
  kind: (entry, { texts }) => (isReturn(entry) ? texts.returned : texts.kinds[entry.kind]),
  method: ({ method }, { texts }) => texts.methods[method],
  currency: ({ currency }) => currency,
  amount: (entry) => amount(entry.amount),
  state: stateOf,
  reference: ({ reference }) => reference,
  note: ({ note }) => note,
  reason: ({ reason }) => reason,
  recordedBy: ({ by }) => by,
  recordedAt: ({ at }, reading) => moment(at, reading),
  voidedBy: ({ voidedBy }) => voidedBy,
  voidedAt: ({ voidedAt }, reading) => moment(voidedAt, reading),
  id: ({ id }) => id,
  payment: ({ paymentId }) => paymentId,
  receipt: ({ receiptId }) => receiptId,
  appliedOn: ({ appliedOn }) => appliedOn,
  deposit: ({ deposit }) => deposit,
};

/** Whether the payer's bank returned a debit, which is no dispute. */
function isReturn({ kind, method, stage }: Entry): boolean {
  return kind === 'dispute' && method === 'debit' && stage === 'LOST';
}

function stateOf(entry: Entry, { texts }: Reading): string | undefined {
  const { voidedAt, status, stage } = entry;
  if (voidedAt) return texts.voided;
  if (isReturn(entry)) return undefined;
  return status ? texts.refundStatuses[status] : stage && texts.disputeStages[stage];
}

/** The ledgers of invoices: payments, roundings, refunds and disputes. */
export async function* paymentsOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<Entry> {
  for await (const { invoiceNumber: number, payments } of invoices) {
    yield* payments.map((entry) => ({ ...entry, number }));
  }
}

type Credit = ExportedCreditNote & { of: ExportedInvoice };

/** The columns of the table of credit notes. */
export const CREDIT_NOTE_COLUMNS: Columns<Credit> = {
  number: ({ number }) => number,
  invoiceNumber: ({ of }) => of.invoiceNumber,
  date: ({ on }) => on,
  currency: ({ of }) => of.currency,
  subtotal: ({ subtotal }) => amount(subtotal),
  ...taxColumns<Credit>((credit) => toCents(credit.amount) - toCents(credit.subtotal)),
  total: (credit) => amount(credit.amount),
  reason: ({ reason }) => reason,
  createdBy: ({ by }) => by,
  createdAt: ({ at }, reading) => moment(at, reading),
  id: ({ id }) => id,
  refund: ({ refundId }) => refundId,
};

/** The credit notes of invoices. */
export async function* creditNotesOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<Credit> {
  for await (const of of invoices) yield* of.creditNotes.map((credit) => ({ ...credit, of }));
}

type Taxed = { readonly taxes?: readonly Pick<InvoiceTax, 'code' | 'amount'>[] | undefined };

/** All tax, then a column for each tax, and one for tax that the issuer typed as an amount or a percentage. */
export function taxColumns<Row extends Taxed>(totalCents: (row: Row) => number): Columns<Row> {
  const centsOf = ({ taxes = [] }: Row, codes: readonly TaxCode[]) =>
    taxes.filter(({ code }) => codes.includes(code)).reduce((cents, tax) => cents + toCents(tax.amount), 0);
  const otherCents = (row: Row) => totalCents(row) - centsOf(row, TAX_CODES);
  return Object.fromEntries<Column<Row>>([
    ['tax', (row) => ({ cents: totalCents(row) })],
    ...TAX_CODES.map((code): [string, Column<Row>] => [code, (row) => ({ cents: centsOf(row, [code]) })]),
    ['otherTax', (row) => ({ cents: otherCents(row) })],
  ]);
}
