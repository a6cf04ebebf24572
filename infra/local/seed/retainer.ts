import { addDays, type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { firstFrom, nthDay } from '#shared/series/schedule.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { Scheduling, Series, SeriesInput } from '#shared/series/schema.ts';
import type { DemoBusiness } from './business.ts';
import { INVOICED_CUSTOMERS } from './customers.ts';
import { billedTo } from './invoices.ts';

/** The position of the customer with a retainer. */
const CUSTOMER = 2;

/** Days from an invoice to its payment. */
const PAID_AFTER = 9;

/** Adds a monthly retainer that has run for a year, with its invoices; the next ones are sent by the schedule. */
export async function addDemoRetainer({ owner, past, customerIds, today }: DemoBusiness): Promise<void> {
  const { id } = (await owner('POST', '/series', retainerOf(customerIds[CUSTOMER]))) as Series;
  const schedule = monthlyFor(today);
  const body: Scheduling = { schedule, mode: 'send', includesPast: true };
  await owner('POST', `/series/${id}/schedule`, body);
  for (const day of passedDays(schedule, today)) {
    const invoice = (await owner('POST', `/series/${id}/make`, { day })) as Invoice;
    const age = daysBetween(day, today);
    await owner('PATCH', `/invoices/${invoice.id}`, { status: 'SENT' });
    await past.moveBack(invoice.id, Math.min(age, PAID_AFTER));
    if (age <= PAID_AFTER) continue;
    const payment = { id: crypto.randomUUID(), method: 'e-transfer', amount: invoice.total };
    await owner('POST', `/invoices/${invoice.id}/payments`, { ...payment, paidOn: addDays(day, PAID_AFTER) });
    await past.moveBack(invoice.id, age - PAID_AFTER);
  }
}

function retainerOf(customerId: string | undefined): SeriesInput {
  return {
    ...(customerId && { customerId }),
    ...billedTo(INVOICED_CUSTOMERS[CUSTOMER] ?? { name: '', email: '' }),
    currency: 'CAD',
    paymentMethod: 'e-transfer',
    paymentTerms: PAYMENT_TERMS.due_in_30_days.description,
    dueInDays: 30,
    items: [
      { name: 'Website care, {month}', description: 'Hosting, updates and backups', quantity: 1, rate: 180 },
      { name: 'Content changes', description: 'Two hours a month', quantity: 2, unit: 'h', rate: 95.5 },
    ],
    additionalNotes: 'Thank you for your business.',
  };
}

/** On the first of each month, from the same month a year ago on. */
function monthlyFor(today: CalendarDay): Schedule {
  const firstDay = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`;
  return { unit: 'month', interval: 1, firstDay, end: 'never', daysInAdvance: 0, hour: 9 };
}

function passedDays(schedule: Schedule, today: CalendarDay): CalendarDay[] {
  return Array.from({ length: firstFrom(schedule, today) }, (_, n) => nthDay(schedule, n));
}
