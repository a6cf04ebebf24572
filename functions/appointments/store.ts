import { appointmentKey, appointmentStart } from '#functions/data/table/keys.ts';
import { between } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { setNext, withVersion } from '#functions/data/table/version.ts';
import { type Change, putNew, removeExisting } from '#functions/data/table/write.ts';
import type { Appointment, AppointmentStatus } from '#shared/appointment/schema.ts';

/** An appointment as stored; both times are in UTC with milliseconds, so that they sort as strings. */
export type AppointmentRecord = {
  readonly id: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: AppointmentStatus;
  readonly notes?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly customerId: string;
  /** The customer's details when chosen, shown once the customer is deleted. */
  readonly customer: Appointment['customer'];
  readonly version: number;
};

export type AppointmentStore = {
  find: (id: string) => Promise<AppointmentRecord | undefined>;
  /** The appointments that start at or after `from` and before `before`, earliest first. */
  listBetween: (from: string, before: string) => Promise<AppointmentRecord[]>;
  add: (appointment: AppointmentRecord) => Promise<void>;
  /** Changes an appointment. Returns null if it is gone, or if `expected` is given and not its version. */
  change: (
    id: string,
    fields: Change<AppointmentRecord>,
    expected: number | undefined,
  ) => Promise<AppointmentRecord | null>;
  /** Returns false if there is none. */
  remove: (id: string) => Promise<boolean>;
};

/** Opens the appointments of a business. */
export function appointmentStore(table: Table, businessId: string): AppointmentStore {
  const keyOf = (id: string) => appointmentKey(businessId, id);
  const startKey = (time: string) => ({ ...keyOf(''), sk: appointmentStart(time) });
  return {
    async find(id) {
      const appointment = await table.get<AppointmentRecord>(keyOf(id));
      return appointment && withVersion(appointment);
    },
    async listBetween(from, before) {
      const appointments = await table.query<AppointmentRecord>(
        // Keys of appointments at `before` end with their ids, so they sort after the range.
        between([startKey(from), startKey(before)], 'lsi1'),
      );
      return appointments.map((each) => withVersion(each));
    },
    async add(appointment) {
      const lsi1sk = appointmentStart(appointment.startTime, appointment.id);
      await table.transact({ appointment: putNew({ ...appointment, ...keyOf(appointment.id), lsi1sk }) });
    },
    change(id, fields, expected) {
      const moved = fields.startTime && { lsi1sk: appointmentStart(fields.startTime, id) };
      return table.update<AppointmentRecord>(setNext(keyOf(id), { ...fields, ...moved }, expected));
    },
    remove: async (id) => (await table.transact({ appointment: removeExisting(keyOf(id)) })) === null,
  };
}
