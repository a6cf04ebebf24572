import { appointmentKey, appointmentStart } from '#functions/data/table/keys.ts';
import { between } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { removeAt, setNext, withVersion } from '#functions/data/table/version.ts';
import { type Change, putNew } from '#functions/data/table/write.ts';
import type { Attendee } from '#functions/services/appointment-mails.ts';
import type { AppointmentEmail, AppointmentEmailState } from '#shared/appointment/emails.ts';
import type { Appointment, AppointmentStatus } from '#shared/appointment/schema.ts';

/** An email about the latest change that attendees were notified of. */
export type ToldAttendee = Omit<AppointmentEmail, 'to' | 'localAt'> & { readonly to: Attendee };

/** An appointment as stored; both times are in UTC with milliseconds, so that they sort as strings. */
export type AppointmentRecord = {
  readonly id: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: AppointmentStatus;
  readonly location?: string | undefined;
  readonly notes?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly customerId: string;
  /** The customer's details when chosen, shown once the customer is deleted. */
  readonly customer: Appointment['customer'];
  /** The emails about its latest change, by id. */
  readonly mails?: Readonly<Record<string, ToldAttendee>> | undefined;
  /** The address that first invited someone to it; absent until then. */
  readonly organizer?: string | undefined;
  readonly version: number;
};

type At = {
  /** The expected version; any if absent. */
  readonly expected?: number | undefined;
  /** Other writes of the same transaction. */
  readonly also?: Readonly<Record<string, Write>> | undefined;
};

export type AppointmentStore = {
  find: (id: string) => Promise<AppointmentRecord | undefined>;
  /** The appointments that start at or after `from` and before `before`, earliest first. */
  listBetween: (from: string, before: string) => Promise<AppointmentRecord[]>;
  /** Adds an appointment in one transaction with other writes. Returns false if one of them failed. */
  add: (appointment: AppointmentRecord, also?: Readonly<Record<string, Write>>) => Promise<boolean>;
  /** Changes an appointment. Returns null if it is gone, or if `expected` is given and not its version. */
  change: (id: string, fields: Change<AppointmentRecord>, at?: At) => Promise<AppointmentRecord | null>;
  /** Returns false if there is none, or if `expected` is given and not its version. */
  remove: (id: string, at?: At) => Promise<boolean>;
  /** The write that stores the outcome of an email; fails unless the email is about the latest change. */
  settling: (id: string, mailId: string, state: AppointmentEmailState) => Write;
};

/** Opens the appointments of a business. */
export function appointmentStore(table: Table, businessId: string): AppointmentStore {
  const keyOf = (id: string) => appointmentKey(businessId, id);
  const startKey = (time: string) => ({ ...keyOf(''), sk: appointmentStart(time) });
  const find = async (id: string) => {
    const appointment = await table.get<AppointmentRecord>(keyOf(id));
    return appointment && withVersion(appointment);
  };
  return {
    find,
    async listBetween(from, before) {
      const appointments = await table.query<AppointmentRecord>(
        // Keys of appointments at `before` end with their ids, so they sort after the range.
        between([startKey(from), startKey(before)], 'lsi1'),
      );
      return appointments.map((each) => withVersion(each));
    },
    async add(appointment, also) {
      const lsi1sk = appointmentStart(appointment.startTime, appointment.id);
      const added = putNew({ ...appointment, ...keyOf(appointment.id), lsi1sk });
      return (await table.transact<string>({ ...also, appointment: added })) === null;
    },
    async change(id, fields, { expected, also } = {}) {
      const moved = fields.startTime && { lsi1sk: appointmentStart(fields.startTime, id) };
      const update = setNext(keyOf(id), { ...fields, ...moved }, expected);
      if (!also) return table.update<AppointmentRecord>(update);
      const failed = await table.transact({ ...also, appointment: { Update: update } });
      return failed === null ? ((await find(id)) ?? null) : null;
    },
    async remove(id, { expected, also } = {}) {
      const appointment = removeAt(keyOf(id), expected);
      return (await table.transact({ ...also, appointment })) === null;
    },
    settling: (id, mailId, state) => ({
      Update: {
        Key: keyOf(id),
        UpdateExpression: 'SET mails.#mail.#state = :state',
        ConditionExpression: 'attribute_exists(mails.#mail)',
        ExpressionAttributeNames: { '#mail': mailId, '#state': 'state' },
        ExpressionAttributeValues: { ':state': state },
      },
    }),
  };
}
