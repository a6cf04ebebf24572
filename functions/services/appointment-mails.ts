import type { AppointmentNews } from '#shared/appointment/emails.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Language } from '#shared/locale/language.ts';

/** Someone who attends an appointment and gets its emails. */
export type Attendee = {
  readonly role: 'customer' | 'employee';
  readonly email: string;
  readonly name: string;
  /** The language a customer chose or has by their address. */
  readonly language?: Language | undefined;
};

/** An appointment as an email tells it; both times are timestamps. */
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

/** An email that tells an attendee of an appointment what became of it, sent by the function `invoice-mails`. */
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
  /** Rises with each change, so that calendars ignore an older one that arrives later. */
  readonly sequence: number;
  readonly appointment: ToldAppointment;
};
