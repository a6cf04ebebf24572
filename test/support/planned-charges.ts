import { chargeFailed, plannedCharge } from '#functions/domain/invoice/charge.ts';
import type { InvoiceRecord, OpenCheckout, PlannedCharge } from '#functions/domain/invoice/invoice-record.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';

export const CARD = { brand: 'visa', last4: '4242' };
export const ZONE = 'America/Toronto';
export const CHECKOUT: OpenCheckout = {
  ...{ attempt: 1, version: 1, accountId: 'acct_1', amountCents: 10_000, currency: 'CAD', expiresAt: 1 },
  ...{ isCharge: true, sessionId: 'pi_1' },
};

/** A sent invoice that is being charged on its due day, December 1. */
export function charged(fields: Partial<InvoiceRecord> = {}, planned: Partial<PlannedCharge> = {}): InvoiceRecord {
  const invoice: InvoiceRecord = {
    ...{ id: 'inv1', businessId: 'b1', customerId: 'c1', invoiceNumber: 'INV-1', billingName: 'Café Léger' },
    ...{ items: [{ name: 'Hosting', quantity: 1, rate: 100 }], totalCents: 10_000, movements: [], version: 1 },
    ...{ issueDate: '2026-11-20', dueDate: '2026-12-01', currency: 'CAD', paymentMethod: 'card', status: 'SENT' },
    ...{ createdAt: '2026-11-20T15:00:00Z', updatedAt: '2026-11-20T15:00:00Z', issuedAt: '2026-11-20T15:00:00Z' },
    ...{ billingEmail: 'payer@example.com', checkout: CHECKOUT },
    ...fields,
  };
  return {
    ...invoice,
    charge: { ...plannedCharge(invoice, { card: { id: 'card1', ...CARD }, on: '2026-12-01' }), ...planned },
  };
}

/** Lets every try of an invoice be declined on its day; returns the days of the tries. */
export function declinedOn(invoice: InvoiceRecord, late = 0): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let before = invoice; before.charge?.on; ) {
    const { on } = before.charge;
    days.push(on);
    const today = new Date(Date.parse(on) + late * 86_400_000).toISOString().slice(0, 10);
    const { after } = chargeFailed(before, { because: 'declined', now: new Date(`${today}T14:00:00Z`), today });
    before = { ...after, checkout: CHECKOUT };
  }
  return days;
}
