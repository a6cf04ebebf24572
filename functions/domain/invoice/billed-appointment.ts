import { appointmentKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** An invoice, with the appointment that it bills if it was created for one (decision F126). */
type Billing = Pick<InvoiceRecord, 'id' | 'businessId' | 'appointmentId'>;

/** The write by which an appointment gets the id of a new invoice; fails if the business has no such appointment. */
export function billedAppointment({ id, businessId, appointmentId }: Billing): { readonly appointment?: Write } {
  if (!appointmentId) return {};
  return { appointment: { Update: set(appointmentKey(businessId, appointmentId), { invoiceId: id }) } };
}

/**
 * The write by which an appointment loses the id of an invoice that is deleted; none if it has gone or has the id of
 * another invoice. Fails if that changes meanwhile.
 */
export async function releasedAppointment(
  table: Pick<Table, 'get'>,
  { id, businessId, appointmentId }: Billing,
): Promise<{ readonly appointment?: Write }> {
  if (!appointmentId) return {};
  const key = appointmentKey(businessId, appointmentId);
  const appointment = await table.get<{ invoiceId?: string }>(key);
  if (appointment?.invoiceId !== id) return {};
  const released = onlyIf(set(key, { invoiceId: undefined }), ifEqual({ invoiceId: id }));
  return { appointment: { Update: released } };
}
