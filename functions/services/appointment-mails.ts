import type { AppointmentNews } from '#shared/appointment/emails.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Language } from '#shared/locale/language.ts';

/** Someone who attends an appointment and gets its emails. */
export type Attendee = {
  readonly role: 'customer' | 'employee';
  readonly email: string;
  readonly name: string;
  /** The customer's chosen language, or the one of their address. */
  readonly language?: Language | undefined;
};

/** An appointment as emailed; both times are timestamps. */
export type ToldAppointment = {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly location?: string | undefined;
  readonly customer: Pick<Customer, 'name' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'zip' | 'country'>;
  /** The name of the assigned employee. */
  readonly employee?: string | undefined;
  /** Its time before a change moved it. */
  readonly before?: { readonly startTime: string; readonly endTime: string } | undefined;
};

/** An email that notifies an attendee about an appointment, sent by the function `invoice-mails`. */
export type AppointmentMail = {
  readonly kind: 'APPOINTMENT';
  /** Its own id: an email that is delivered twice is sent once. */
  readonly id: string;
  readonly businessId: string;
  readonly appointmentId: string;
  /** When the change was made, as an ISO timestamp. */
  readonly sentAt: string;
  readonly to: Attendee;
  readonly news: AppointmentNews;
  /** Increases with each change, so that calendars ignore an older email that arrives later. */
  readonly sequence: number;
  readonly appointment: ToldAppointment;
  /** The address that first invited someone to it. */
  readonly organizer: string;
};
