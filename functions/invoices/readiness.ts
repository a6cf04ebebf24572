import { unprintableIn } from '#functions/domain/invoice/holding-findings.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { provinceOf } from '#shared/canada/provinces.ts';
import { PROVINCE_OF_PST, type PstCode } from '#shared/canada/pst-shares.ts';
import { exceedsPstThreshold } from '#shared/canada/pst-thresholds.ts';
import { missingPst, type TaxIssuer } from '#shared/document/taxes.ts';
import { type Finding, findingsOf, pstSince, smallSupplierSince } from '#shared/invoice/readiness.ts';
import type { InvoiceListStore } from './list-store.ts';

type Dependencies = { published: Pick<PublishedInvoices, 'findToSend'>; sales: Pick<InvoiceListStore, 'readSales'> };

/** The findings about an invoice of the caller's business before it is sent. Throws NOT_FOUND for any other. */
export async function readReadiness(
  { published, sales }: Dependencies,
  { caller, invoiceId, now }: { caller: Caller; invoiceId: string; now: Date },
): Promise<{ findings: Finding[]; unprintable: string[] }> {
  const found = await published.findToSend(invoiceId);
  const own = orNotFound(found?.record.businessId === caller.businessId && found, 'invoice');
  const { invoice, business, company } = own;
  const today = dayIn(business.timeZone, now);
  const [sold, unregisteredPst] = await Promise.all([
    invoice.company.vat ? undefined : sales.readSales({ from: smallSupplierSince(today), to: today }),
    unregisteredPstOf(own, { sales, today }),
  ]);
  const boxes = unprintableIn(invoice);
  const findings = findingsOf({
    invoice,
    companyName: company?.name,
    today,
    ...(sold && { recentSalesCents: sold.total }),
    unregisteredPst,
    unprintable: boxes,
  });
  return { findings, unprintable: boxes };
}

/**
 * The provincial sales tax that the business may have to register for, given the items of this invoice and its earlier
 * sales there. Sales to customers without a province count for the province of the business.
 */
async function unregisteredPstOf(
  { record, company }: PublishedInvoice,
  { sales, today }: Pick<Dependencies, 'sales'> & { today: CalendarDay },
): Promise<PstCode | undefined> {
  const issuer: TaxIssuer = company ?? {};
  const code = missingPst(record, issuer);
  if (!code) return undefined;
  const { unplaced, in: soldIn } = await sales.readSales({ from: pstSince(today), to: today });
  const province = PROVINCE_OF_PST[code];
  const cents = (soldIn[province] ?? 0) + (provinceOf(issuer.province) === province ? unplaced : 0);
  return exceedsPstThreshold(code, cents, today) ? code : undefined;
}
