import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { fromCents, type InvoiceCurrency } from '#shared/money.ts';
import { type InvoiceRecord, returnedMailOf } from './invoice-record.ts';
import type { Key } from './keys.ts';

/** An invoice in the list, with short names: a list reads thousands of these. */
export type InvoiceRow = Key & {
  /** Sort key of the index `lsi1`: it ends with the id, since equal keys have no defined order. */
  readonly lsi1sk: string;
  readonly n: string;
  readonly c: string;
  readonly e?: string;
  readonly p?: string;
  readonly a?: string;
  readonly y?: string;
  readonly v?: string;
  readonly z?: string;
  readonly k?: string;
  readonly d: string;
  readonly t: number;
  readonly u: InvoiceCurrency;
  readonly w?: string;
  readonly r?: MailReturn;
};

/** The row of an invoice; its place in the list is the issue day, then the moment of creation. */
export function toRow(invoice: InvoiceRecord): InvoiceRow {
  return {
    ...rowKey(invoice),
    lsi1sk: `${invoice.status}#${placeOf(invoice)}#${invoice.id}`,
    n: invoice.invoiceNumber,
    c: invoice.billingName,
    ...filled({
      e: invoice.billingEmail,
      p: invoice.billingPhone,
      a: invoice.billingAddress,
      y: invoice.billingCity,
      v: invoice.billingProvince,
      z: invoice.billingZip,
      k: invoice.billingCountry,
      w: invoice.paymentNotice,
      r: returnedMailOf(invoice),
    }),
    d: invoice.dueDate,
    t: invoice.totalCents,
    u: invoice.currency,
  };
}

export function rowKey(invoice: InvoiceRecord): Key {
  return { pk: `BUSINESS#${invoice.businessId}`, sk: `INVOICE#${placeOf(invoice)}#${invoice.id}` };
}

/** The row as the contract has it (spec 1 §3, "Invoice (list item)"). */
export function toListItem(row: InvoiceRow): InvoiceListItem {
  const [status = '', issueDate = ''] = row.lsi1sk.split('#');
  const id = row.sk.slice(row.sk.lastIndexOf('#') + 1);
  return {
    id,
    invoiceNumber: row.n,
    billingName: row.c,
    billingEmail: row.e,
    billingPhone: row.p,
    billingAddress: row.a,
    billingCity: row.y,
    billingProvince: row.v,
    billingZip: row.z,
    billingCountry: row.k,
    issueDate,
    dueDate: row.d,
    total: fromCents(row.t),
    currency: row.u,
    status: status as InvoiceStatus,
    paymentNotice: row.w,
    returnedMail: row.r,
  };
}

/** Base 36 in nine digits sorts as the numbers do until the year 5188. */
function placeOf({ issueDate, createdAt }: InvoiceRecord): string {
  return `${issueDate}#${Date.parse(createdAt).toString(36).padStart(9, '0')}`;
}

/** Only the fields that hold something: most rows carry few of them. */
function filled(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
}
