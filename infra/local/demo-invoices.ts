import { addDays } from '#shared/calendar-day.ts';
import { PAYMENT_TERMS } from '#shared/invoice/payment-terms.ts';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';

type DemoInvoice = Omit<InvoiceInput, 'status'> & { status: InvoiceStatus };

const CUSTOMERS = [
  {
    billingName: 'Café Léger Inc.',
    billingEmail: 'compta@cafe-leger.demo.test',
    billingPhone: '+1 514 555 0118',
    billingAddress: '410 rue Saint-Paul',
    billingCity: 'Montréal',
    billingProvince: 'QC',
    billingZip: 'H2Y 1H2',
    billingCountry: 'Canada',
  },
  {
    billingName: 'Northern Lights Outfitters',
    billingEmail: 'ap@northern-lights.demo.test',
    billingPhone: '+1 867 555 0131',
    billingAddress: '22 Franklin Avenue',
    billingCity: 'Yellowknife',
    billingProvince: 'NT',
    billingZip: 'X1A 2N9',
    billingCountry: 'Canada',
  },
  {
    billingName: 'Harbour & Finch Architects',
    billingEmail: 'office@harbour-finch.demo.test',
    billingPhone: '+1 604 555 0177',
    billingAddress: '900 Howe Street',
    billingCity: 'Vancouver',
    billingProvince: 'BC',
    billingZip: 'V6Z 2M4',
    billingCountry: 'Canada',
  },
  {
    billingName: 'Maple Ridge Dental',
    billingEmail: 'accounts@maple-ridge.demo.test',
    billingPhone: '+1 403 555 0190',
    billingAddress: '77 Ridge Road',
    billingCity: 'Lethbridge',
    billingProvince: 'AB',
    billingZip: 'T1J 3Z4',
    billingCountry: 'Canada',
  },
] as const;

const WORK = [
  { name: 'Brand identity', description: 'Logo, colour and type system', quantity: 1, rate: 2400 },
  { name: 'Website design', description: 'Six responsive page templates', quantity: 6, rate: 450 },
  { name: 'Product photography', quantity: 2.5, rate: 320 },
  { name: 'Copywriting', description: 'English and French', quantity: 12, rate: 95.5 },
  { name: 'Monthly maintenance', quantity: 1, rate: 180 },
] as const;

const STATUSES: readonly InvoiceStatus[] = ['DRAFT', 'SENT', 'PAID', 'OVERDUE', 'CANCELLED', 'PAID', 'SENT', 'PAID'];

/** Two dozen invoices of the last months in every status. */
export function demoInvoices(today: Date): DemoInvoice[] {
  const now = today.toISOString().slice(0, 10);
  return Array.from({ length: 24 }, (_, index) => {
    const status = STATUSES[index % STATUSES.length] ?? 'DRAFT';
    // What is overdue is long past its day, what is sent is not due yet.
    const age = status === 'OVERDUE' ? 45 + index : status === 'SENT' ? index % 20 : index * 3;
    const issueDate = addDays(now, -age);
    return {
      ...pick(CUSTOMERS, index),
      invoiceNumber: `INV-${issueDate.replaceAll('-', '')}${String(100 + index)}`,
      issueDate,
      dueDate: addDays(issueDate, 30),
      currency: index % 7 === 6 ? 'USD' : 'CAD',
      paymentMethod: index % 3 === 0 ? 'bank' : 'card',
      paymentTerms: PAYMENT_TERMS.due_in_30_days.description,
      items: [pick(WORK, index), pick(WORK, index + 2)].slice(0, 1 + (index % 2)),
      additionalNotes: 'Thank you for your business.',
      taxType: 'percentage',
      taxValue: 5,
      ...(index % 4 === 1 && { discountType: 'percentage' as const, discountValue: 10 }),
      status,
    };
  });
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
