import type { PublishedInvoices } from '#functions/data/invoice/published-invoice.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { type Finding, findingsOf, smallSupplierSince } from '#shared/invoice/readiness.ts';
import type { InvoiceListStore } from './list-store.ts';

type Dependencies = { published: Pick<PublishedInvoices, 'findToSend'>; sales: Pick<InvoiceListStore, 'listRows'> };

/** More invoices than this in a year certainly exceed what a small supplier may sell. */
const MAX_ROWS = 3000;

/** What an invoice of the caller's business should have before it is sent. Throws NOT_FOUND for any other. */
export async function readReadiness(
  { published, sales }: Dependencies,
  { caller, invoiceId, now }: { caller: Caller; invoiceId: string; now: Date },
): Promise<{ findings: Finding[] }> {
  const found = await published.findToSend(invoiceId);
  const { invoice, business, company } = orNotFound(found?.record.businessId === caller.businessId && found, 'Invoice');
  const today = dayIn(business.timeZone, now);
  const findings = findingsOf({
    invoice,
    companyName: company?.name,
    today,
    ...(!invoice.company.vat && { recentSalesCents: await salesSince(sales, smallSupplierSince(today), today) }),
  });
  return { findings };
}

/** What was invoiced, in cents; other currencies count like Canadian dollars. */
async function salesSince(sales: Dependencies['sales'], from: CalendarDay, today: CalendarDay): Promise<number> {
  const statuses = ['SENT', 'OVERDUE', 'PAID'] as const;
  const rows = await sales.listRows({ from, to: today, statuses }, { limit: MAX_ROWS, from: 'newest' });
  return rows.reduce((sum, { t }) => sum + t, 0);
}
