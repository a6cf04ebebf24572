import { addDays } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Filing } from '#shared/reports/filing.ts';
import { lastFullPeriod } from '#shared/reports/last-full-period.ts';
import type { DemoBusiness } from './business.ts';
import { issuedTo } from './invoices.ts';

/** What the demo business claimed for its purchases, in cents. */
const CLAIMED = { GST_HST: 2_150, QST: 0 } as const;

/** Marks the returns of the quarter before last as filed, to which an invoice was added since. */
export async function addDemoFilings({ owner, past, customerIds, today }: DemoBusiness, businessId: string) {
  const { from, to } = lastFullPeriod('quarter', lastFullPeriod('quarter', today).from);
  for (const [account, claimedCents] of Object.entries(CLAIMED)) {
    const { id } = (await owner('POST', '/reports/taxes/filings', { account, from, to, claimedCents })) as Filing;
    await past.moveFiling({ businessId, id }, `${addDays(to, 26)}T16:20:00.000Z`);
  }
  const issueDate = addDays(to, -3);
  const forgotten = {
    ...issuedTo(1, { customerIds, issueDate, serial: 300 }),
    paymentMethod: 'bank',
    items: [{ name: 'Copywriting', description: 'Annual report', quantity: 8, unit: 'h', rate: 95.5 }],
  };
  const { id, total } = (await owner('POST', '/invoices', forgotten)) as Invoice;
  await owner('PATCH', `/invoices/${id}`, { status: 'SENT' });
  const payment = { id: crypto.randomUUID(), method: 'e-transfer', amount: total, paidOn: addDays(issueDate, 12) };
  await owner('POST', `/invoices/${id}/payments`, payment);
}
