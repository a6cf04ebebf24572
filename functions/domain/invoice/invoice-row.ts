import {
  attentionRow,
  customerInvoiceRow,
  customerOf,
  idOf,
  invoiceRowKey,
  invoiceRowStatus,
  type Key,
} from '#functions/data/table/keys.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { type FieldAt, fieldsAt, picked } from '#shared/document/fields.ts';
import type { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { fromCents, type InvoiceCurrency } from '#shared/money.ts';
import { isKept, keptAsCreditCents, netCentsOf, takenBackCentsOf } from './invoice-received.ts';
import { claimedCentsOf, deliveryFailureOf, heldCents, type InvoiceRecord, surplusCentsOf } from './invoice-record.ts';

type Listed = Readonly<Partial<Record<FieldAt<'list'>, string>>>;

/** An invoice in the list, with short attribute names, since reads are billed by size. */
export type InvoiceRow = Key &
  Listed & {
    readonly lsi1sk: string;
    /** By its customer, if it names one. */
    readonly lsi2sk?: string;
    /** If it has a notice, a dispute, an open claim or an undelivered email. */
    readonly lsi3sk?: string;
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
    readonly w?: PaymentNotice;
    readonly r?: MailReturn;
    /** Paid, returned and credited cents, and whether a payment is disputed. */
    readonly q?: number;
    readonly x?: number;
    readonly g?: number;
    /** Kept as the customer's credit, in cents. */
    readonly f?: number;
    readonly h?: true;
    /** Whether there is an open claim. */
    readonly m?: true;
    /** Whether a bank payment is on its way, and what the bank returned of earlier ones, in cents. */
    readonly pd?: true;
    readonly tb?: number;
    /** What its payer says they sent, in cents. */
    readonly b?: number;
    /** Whether it was credited in full. */
    readonly i?: true;
    /** Whether it was written off. */
    readonly o?: true;
    /** Overpayment that was not returned, in cents. */
    readonly s?: number;
    /** Of a deposit request: what was paid and is neither applied nor returned, in cents. */
    readonly j?: number;
    /** The series that made it. */
    readonly sr?: string;
    /** When the last message about it was sent, while it is overdue. */
    readonly lm?: string;
    /** Its latest payment: day, amount in cents, and when it was recorded. */
    readonly l?: readonly [day: CalendarDay, cents: number, at: string];
  };

/** The list row of an invoice. */
export function toRow(invoice: InvoiceRecord): InvoiceRow {
  const { customerId } = invoice;
  const payment = lastPaymentOf(invoice);
  const surplusCents = surplusCentsOf(invoice);
  const keptCents = keptAsCreditCents(invoice);
  const takenBackCents = takenBackCentsOf(invoice);
  const refundedCents = (invoice.returnedCents ?? 0) - keptCents;
  const returnedMail = deliveryFailureOf(invoice);
  const { paymentNotice, disputedCents, claim } = invoice;
  return {
    ...invoiceRowKey(invoice),
    lsi1sk: invoiceRowStatus(invoice),
    ...(customerId && { lsi2sk: customerInvoiceRow(customerId, invoice) }),
    ...((paymentNotice || disputedCents || claim || returnedMail) && { lsi3sk: attentionRow(invoice) }),
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
      r: returnedMail,
      ...picked(fieldsAt('list'), invoice),
    }),
    ...(paymentNotice && { w: paymentNotice }),
    d: invoice.dueDate,
    t: invoice.totalCents,
    u: invoice.currency,
    ...(invoice.paidCents && { q: invoice.paidCents }),
    ...(refundedCents > 0 && { x: refundedCents }),
    ...(keptCents > 0 && { f: keptCents }),
    ...(invoice.creditedCents && { g: invoice.creditedCents }),
    ...(disputedCents && { h: true }),
    ...(claim && { m: true }),
    ...(invoice.checkout?.pending && { pd: true }),
    ...(takenBackCents > 0 && { tb: takenBackCents }),
    ...(claim?.amount && { b: claimedCentsOf(invoice) }),
    ...(invoice.isCredited && { i: true }),
    ...(invoice.writtenOff && { o: true }),
    ...(surplusCents > 0 && { s: surplusCents }),
    ...(invoice.isDeposit && { j: heldCents(invoice) }),
    ...(invoice.seriesId && { sr: invoice.seriesId }),
    ...(invoice.status === 'OVERDUE' && invoice.lastMessageAt && { lm: invoice.lastMessageAt }),
    ...(payment && { l: payment }),
  };
}

function lastPaymentOf({ movements }: InvoiceRecord): InvoiceRow['l'] {
  const payment = movements.findLast(isKept);
  return payment && [payment.on, netCentsOf(payment), payment.at ?? ''];
}

/** Whether the row is that of a deposit request. */
export function isDepositRow({ j }: Pick<InvoiceRow, 'j'>): boolean {
  return j !== undefined;
}

/** What of a deposit request was paid and is neither applied nor returned, in cents; zero for an invoice. */
export function heldIn({ j = 0 }: Pick<InvoiceRow, 'j'>): number {
  return j;
}

/** The row as the API returns it (spec 1 §3, "Invoice (list item)"). */
export function toListItem(row: InvoiceRow): InvoiceListItem {
  const [key = '', issueDate = ''] = row.lsi1sk.split('#');
  const status = key as InvoiceStatus;
  const { t: totalCents, q: paidCents = 0, g: creditedCents = 0 } = row;
  return {
    id: idOf(row),
    customerId: customerOf(row),
    invoiceNumber: row.n,
    billingName: row.c,
    billingEmail: row.e,
    billingPhone: row.p,
    billingAddress: row.a,
    billingCity: row.y,
    billingProvince: row.v,
    billingZip: row.z,
    billingCountry: row.k,
    ...picked(fieldsAt('list'), row),
    issueDate,
    dueDate: row.d,
    total: fromCents(totalCents),
    currency: row.u,
    status,
    ...(paidCents > 0 && { amountPaid: fromCents(paidCents) }),
    ...(creditedCents > 0 && { amountCredited: fromCents(creditedCents) }),
    ...(row.i && { isCredited: true }),
    ...(row.x && { amountRefunded: fromCents(row.x) }),
    ...(row.f && { amountKept: fromCents(row.f) }),
    ...(row.h && { isDisputed: true }),
    ...(row.m && { isClaimed: true }),
    ...(row.pd && { isDebited: true }),
    ...(row.tb && { amountTakenBack: fromCents(row.tb) }),
    ...(row.b && { amountClaimed: fromCents(row.b) }),
    ...(row.o && { isWrittenOff: true }),
    ...(isDepositRow(row) && { isDeposit: true }),
    ...(row.j && { amountHeld: fromCents(row.j) }),
    ...(row.sr && { seriesId: row.sr }),
    paymentNotice: row.w,
    returnedMail: row.r,
  };
}

/** The fields that have a value. */
function filled(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
}
