import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { OPENS_ADD } from '#web/lib/browser/opens-add.ts';
import { t } from './texts.en.tsx';

/** What a new appointment takes from the estimate that it is made from. */
export type AppointmentStart = {
  readonly estimateId: string;
  readonly title: string;
  readonly customer: { readonly id: string; readonly name: string; readonly email: string } | null;
};

type Scheduled = Pick<EstimateListItem, 'id' | 'invoiceNumber'> &
  Partial<Pick<EstimateListItem, 'customerId' | 'billingName' | 'billingEmail'>>;

/** The navigation state with which the schedule opens the form of an appointment for an estimate. */
export function startingAppointment({ id, invoiceNumber, customerId, billingName = '', billingEmail = '' }: Scheduled) {
  const customer = customerId ? { id: customerId, name: billingName, email: billingEmail } : null;
  const start: AppointmentStart = { estimateId: id, title: t.appointmentTitle({ number: invoiceNumber }), customer };
  return { ...OPENS_ADD, start };
}
