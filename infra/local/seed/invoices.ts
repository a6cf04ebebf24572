import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { CustomerInput } from '#shared/customer/schema.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { DEMO_TIME_ZONE } from './business.ts';
import { INVOICED_CUSTOMERS } from './customers.ts';

/** An invoice of the demo, created as a draft and then given its status; `paidOn` is the day of its payment. */
export type DemoInvoice = Omit<InvoiceInput, 'status'> & { status: InvoiceStatus; paidOn: CalendarDay };

const WORK = [
  { name: 'Brand identity', description: 'Logo, colour and type system', quantity: 1, rate: 2400 },
  { name: 'Website design', description: 'Six responsive page templates', quantity: 6, unit: 'pages', rate: 450 },
  { name: 'Product photography', quantity: 2.5, rate: 320 },
  { name: 'Copywriting', description: 'English and French', quantity: 12, unit: 'h', rate: 95.5 },
  { name: 'Monthly maintenance', quantity: 1, unit: 'month', rate: 180 },
] as const;

const STATUSES: readonly InvoiceStatus[] = ['DRAFT', 'SENT', 'PAID', 'OVERDUE', 'CANCELLED', 'PAID', 'SENT', 'PAID'];

/** Two dozen invoices from recent months in every status; the ids are those of `INVOICED_CUSTOMERS`. */
export function demoInvoices(now: Date, customerIds: readonly string[]): DemoInvoice[] {
  const today = dayIn(DEMO_TIME_ZONE, now);
  return Array.from({ length: 24 }, (_, index) => {
    const status = STATUSES[index % STATUSES.length] ?? 'DRAFT';
    // Overdue invoices are long past their due date, sent ones are not due yet.
    const age = status === 'OVERDUE' ? 45 + index : status === 'SENT' ? index % 20 : index * 3;
    const issueDate = addDays(today, -age);
    // Shifted, so that each customer has invoices in several statuses.
    const payer = index + Math.floor(index / STATUSES.length);
    const issued = issuedTo(payer, { customerIds, issueDate, serial: 100 + index });
    return {
      ...issued,
      currency: index % 7 === 6 ? 'USD' : 'CAD',
      paymentMethod: index % 3 === 0 ? 'bank' : 'card',
      items: [pick(WORK, index), pick(WORK, index + 2)].slice(0, 1 + (index % 2)),
      ...(issued.billingProvince === 'QC' && { additionalNotes: 'Merci de votre confiance.' }),
      ...(index % 4 === 1 && { discountType: 'percentage' as const, discountValue: 10 }),
      status,
      paidOn: addDays(issueDate, Math.min(age, 9)),
    };
  });
}

type Issued = { readonly customerIds: readonly string[]; readonly issueDate: CalendarDay; readonly serial: number };

/** What the invoices of the demo to the customer at this position have in common; `serial` ends the number. */
export function issuedTo(customer: number, { customerIds, issueDate, serial }: Issued) {
  return {
    customerId: pick(customerIds, customer),
    ...billedTo(pick(INVOICED_CUSTOMERS, customer)),
    invoiceNumber: `INV-${issueDate.replaceAll('-', '')}${serial}`,
    issueDate,
    dueDate: addDays(issueDate, 30),
    currency: 'CAD',
    paymentTerms: PAYMENT_TERMS.due_in_30_days.description,
    additionalNotes: 'Thank you for your business.',
  } as const satisfies Partial<InvoiceInput>;
}

/** The billing fields of an invoice to a customer. */
export function billedTo({ name, email, phone, address, city, state, zip, country }: CustomerInput) {
  return {
    billingName: name,
    billingEmail: email,
    billingPhone: phone,
    billingAddress: address,
    billingCity: city,
    billingProvince: state,
    billingZip: zip,
    billingCountry: country,
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
