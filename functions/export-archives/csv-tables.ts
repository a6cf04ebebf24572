import { exemptionText } from '#shared/canada/exemption-text.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import { CSV_START, toCsv } from '#shared/csv.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { LANGUAGE_LABELS } from '#shared/locale/language.ts';
import { fromCents, plainAmount, toCents } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import type { ExportedInvoice } from './invoices.ts';

type Cell = string | number | undefined;
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** The text of a CSV file, row by row. */
export async function* csvOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield CSV_START + toCsv([Object.keys(columns)]);
  const cells = Object.values(columns);
  for await (const row of rows) yield toCsv([cells.map((cell) => String(cell(row) ?? ''))]);
}

export const CUSTOMER_COLUMNS: Columns<Customer> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Address: ({ address }) => address,
  City: ({ city }) => city,
  'Province or state': ({ state }) => state,
  'Postal code': ({ zip }) => zip,
  Country: ({ country }) => country,
  Added: ({ createdAt }) => createdAt,
  Language: ({ language }) => language && LANGUAGE_LABELS[language],
  'Tax exemptions': ({ taxExemptions }) => taxExemptions?.map(exemptionText).join('; '),
};

export const PRODUCT_COLUMNS: Columns<Product> = {
  'Short description': ({ shortDescription }) => shortDescription,
  'Detailed description': ({ detailedDescription }) => detailedDescription,
  Price: ({ price }) => amount(price),
  Added: ({ createdAt }) => createdAt,
  Tax: ({ taxTreatment }) => taxTreatment && TAX_TREATMENT_LABELS[taxTreatment],
  Kind: ({ supplyCategory }) => supplyCategory && SUPPLY_CATEGORY_LABELS[supplyCategory],
};

export const INVOICE_COLUMNS: Columns<ExportedInvoice> = {
  Number: ({ invoiceNumber }) => invoiceNumber,
  Status: ({ status }) => status,
  'Issue date': ({ issueDate }) => issueDate,
  'Due date': ({ dueDate }) => dueDate,
  Customer: ({ billingName }) => billingName,
  Email: ({ billingEmail }) => billingEmail,
  Phone: ({ billingPhone }) => billingPhone,
  Address: ({ billingAddress }) => billingAddress,
  City: ({ billingCity }) => billingCity,
  'Province or state': ({ billingProvince }) => billingProvince,
  'Postal code': ({ billingZip }) => billingZip,
  Country: ({ billingCountry }) => billingCountry,
  Currency: ({ currency }) => currency,
  Subtotal: ({ subtotal }) => amount(subtotal),
  Discount: ({ discount }) => amount(discount),
  Shipping: ({ shipping }) => amount(shipping),
  Tax: ({ tax }) => amount(tax),
  Total: ({ total }) => amount(total),
  'Payment method': ({ paymentMethod }) => paymentMethod,
  'Payment terms': ({ paymentTerms }) => paymentTerms,
  'Paid at': ({ paidAt }) => paidAt,
  Notes: ({ additionalNotes }) => additionalNotes,
};

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

type Payment = Omit<ExportedInvoice['payments'][number], 'disputes'> & {
  number: string;
  method: string;
  disputed: number;
};

export const PAYMENT_COLUMNS: Columns<Payment> = {
  'Invoice number': ({ number }) => number,
  'Paid at': ({ paidAt }) => paidAt,
  Method: ({ method }) => method,
  Currency: ({ currency }) => currency,
  Amount: (payment) => amount(payment.amount),
  Refunded: ({ refunded }) => amount(refunded),
  Disputed: ({ disputed }) => amount(disputed),
  Reference: ({ reference }) => reference,
};

/** Disputes in which the money is withheld. */
const WITHHELD = ['OPEN', 'LOST'];

/** The payments of invoices: by card, and what was marked as paid. */
export async function* paymentsOf(invoices: AsyncIterable<ExportedInvoice>): AsyncGenerator<Payment> {
  for await (const { invoiceNumber: number, payments, amountMarkedAsPaid, paidAt = '', currency } of invoices) {
    for (const { disputes, ...payment } of payments) {
      const withheld = disputes.filter(({ stage }) => WITHHELD.includes(stage));
      const cents = withheld.reduce((sum, dispute) => sum + toCents(dispute.amount), 0);
      yield { ...payment, number, method: 'Card', disputed: fromCents(cents) };
    }
    if (!amountMarkedAsPaid) continue;
    const marked = { number, paidAt, method: 'Marked as paid', currency, amount: amountMarkedAsPaid };
    yield { ...marked, refunded: 0, disputed: 0, reference: '' };
  }
}

function amount(value: number): string {
  return plainAmount(toCents(value));
}
