import { idOf } from '#functions/data/table/keys.ts';
import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { type InvoiceRow, isDepositRow, toListItem } from '#functions/domain/invoice/invoice-row.ts';
import { journalOf } from '#functions/domain/invoice/journal.ts';
import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import { restCents } from '#functions/domain/receipt/receipt-record.ts';
import type { Receipts } from '#functions/domain/receipt/receipts.ts';
import { checkCount, readEntries } from '#functions/domain/report/entries.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { agingReport, balanceOn, type CustomerCredit, type OwedInvoice } from '#shared/reports/aging-report.ts';
import { MAX_REPORT_ENTRIES } from '#shared/reports/limits.ts';
import type { AgingReport } from '#shared/reports/schema.ts';

type Dependencies = {
  readonly journal: Pick<Journal, 'list'>;
  readonly invoices: Pick<CustomerInvoices, 'listDue' | 'readById'>;
  readonly receipts: Pick<Receipts, 'listWithCredit'>;
  readonly namesOf: (customerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};

type Asked = { readonly businessId: string; readonly on?: CalendarDay | undefined; readonly now: Date };

const LAST_DAY = '9999-12-31';

/**
 * What is owed to a business at the end of a day, by default today, and the credit of its customers as of now. Reads the rows
 * of open invoices, and the invoices issued by that day that changed after it. Throws INVALID_REQUEST for a day in the future,
 * and if there is too much to read.
 */
export async function readAging(
  { journal, invoices, receipts, namesOf, businesses }: Dependencies,
  { businessId, on: asked, now }: Asked,
  max = MAX_REPORT_ENTRIES,
): Promise<AgingReport> {
  const today = await todayOf(businesses, businessId, now);
  const on = asked ?? today;
  if (on > today) throw invalidRequest([{ path: 'on', rule: 'notInFuture' }]);
  const [owed, credit] = await Promise.all([
    owedOn({ journal, invoices }, { on, due: invoices.listDue(max + 1) }, max),
    receipts.listWithCredit(),
  ]);
  const names = await namesOf([...new Set(credit.map(({ customerId }) => customerId))]);
  const credits = credit.map((receipt): CustomerCredit => {
    const { customerId, currency } = receipt;
    return { customerId, currency, customer: names.get(customerId) ?? '', cents: restCents(receipt) };
  });
  return agingReport(owed, { on, credits });
}

/**
 * The invoices that may be owed at the end of a day, from the rows of those that are due now. Throws INVALID_REQUEST if there
 * is too much to read.
 */
export async function owedOn(
  { journal, invoices }: { journal: Pick<Journal, 'list'>; invoices: Pick<CustomerInvoices, 'readById'> },
  { on, due }: { readonly on: CalendarDay; readonly due: Promise<readonly InvoiceRow[]> },
  max: number,
): Promise<OwedInvoice[]> {
  const [rows, later] = await Promise.all([due, readEntries(journal, { from: addDays(on, 1), to: LAST_DAY }, max)]);
  checkCount(rows.length, max);
  const changed = new Set(later.map(({ invoiceId }) => invoiceId));
  const issuedLater = new Set(later.filter(({ kind }) => kind === 'sale').map(({ invoiceId }) => invoiceId));
  const records = await invoices.readById([...changed].filter((id) => !issuedLater.has(id)));
  const open = rows.filter((row) => !isDepositRow(row) && !changed.has(idOf(row)));
  return [
    ...open.map((row) => owedInvoice(toListItem(row), dueCents(row))),
    ...records.map((record) => owedInvoice(record, balanceOn(journalOf(record), on))),
  ];
}

function owedInvoice(invoice: InvoiceRecord | InvoiceListItem, balanceCents: number): OwedInvoice {
  const { id: invoiceId, customerId, invoiceNumber, billingName: customer, currency, issueDate, dueDate } = invoice;
  return { invoiceId, customerId, invoiceNumber, customer, currency, issueDate, dueDate, balanceCents };
}

function dueCents({ t: totalCents, q: paidCents = 0, g: creditedCents = 0 }: InvoiceRow): number {
  return totalCents - paidCents - creditedCents;
}
