import { newId } from '#functions/data/table/ids.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { addDays } from '#shared/calendar-day.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';

const DAYS = 5 * 365;

/** The invoice at an index of a generated series: spread over five years and all statuses, due after 30 days. */
export function anInvoice(businessId: string, index: number): InvoiceRecord {
  const issueDate = addDays('2021-01-01', index % DAYS);
  const status = INVOICE_STATUSES[index % INVOICE_STATUSES.length] ?? 'DRAFT';
  return {
    id: newId(),
    businessId,
    version: 1,
    status,
    invoiceNumber: `INV-${issueDate.replaceAll('-', '')}${String(index % 1000).padStart(3, '0')}`,
    issueDate,
    dueDate: addDays(issueDate, 30),
    currency: 'CAD',
    paymentMethod: 'bank',
    billingName: `Finch & Harbour ${index % 997}`,
    billingEmail: `hello@harbour${index % 997}.example`,
    billingPhone: '+1 403 555 0118',
    billingAddress: '410 rue Saint-Paul Ouest',
    billingCity: 'Montréal',
    billingProvince: 'QC',
    billingZip: 'H2Y 1H2',
    billingCountry: 'Canada',
    items: [],
    totalCents: 12_345,
    movements:
      status === 'PAID' ? [{ on: issueDate, at: `${issueDate}T12:00:00.000Z`, cents: 12_345, method: 'bank' }] : [],
    createdAt: `${issueDate}T12:00:00.000Z`,
    updatedAt: `${issueDate}T12:00:00.000Z`,
    ...(status === 'PAID' && { paidAt: `${issueDate}T12:00:00.000Z`, paidOn: issueDate }),
  };
}
