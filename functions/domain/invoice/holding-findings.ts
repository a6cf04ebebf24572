import type { CalendarDay } from '#shared/calendar-day.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { findingsOf, HOLDING } from '#shared/invoice/readiness.ts';
import { unprintable } from '#shared/paper/unprintable.ts';
import type { PublishedInvoice } from './published-invoice.ts';

/** The characters of an invoice that its PDF cannot show. */
export function unprintableIn({ attachments: _files, company, ...printed }: PublicInvoice): string[] {
  const { logo: _logo, signature: _signature, ...issuer } = company;
  return unprintable(JSON.stringify({ ...printed, company: issuer }));
}

/** Whether a finding holds an invoice back that is to be sent on a day without anyone who could confirm it. */
export function holdsBack({ invoice, company }: PublishedInvoice, today: CalendarDay): boolean {
  const findings = findingsOf({ invoice, companyName: company?.name, today, unprintable: unprintableIn(invoice) });
  return findings.some((finding) => HOLDING.has(finding));
}
