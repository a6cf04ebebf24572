import { appointmentKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { type Change, putNew, removeExisting, set } from '#functions/data/write.ts';
import type { Appointment, AppointmentStatus } from '#shared/appointment/schema.ts';

/** An appointment as stored; both times are instants in UTC with milliseconds, so that their texts sort as they do. */
export type AppointmentRecord = {
  readonly id: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: AppointmentStatus;
  readonly notes?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly customerId: string;
  /** The customer as it was when it was chosen: shown once it is deleted. */
  readonly customer: Appointment['customer'];
};

export type AppointmentStore = {
  find: (id: string) => Promise<AppointmentRecord | undefined>;
  /** The appointments that begin from one instant on and before another, earliest first. */
  listBetween: (from: string, before: string) => Promise<AppointmentRecord[]>;
  add: (appointment: AppointmentRecord) => Promise<void>;
  /** Changes an appointment; null when it is gone, or when it is to be moved and was moved since it was read. */
  change: (before: AppointmentRecord, fields: Change<AppointmentRecord>) => Promise<AppointmentRecord | null>;
  /** Answers false when there is none. */
  remove: (id: string) => Promise<boolean>;
};

/** Opens the appointments of a business. */
export function appointmentStore(table: Table, businessId: string): AppointmentStore {
  const keyOf = (id: string) => appointmentKey(businessId, id);
  return {
    find: (id) => table.get<AppointmentRecord>(keyOf(id)),
    listBetween: (from, before) =>
      table.query<AppointmentRecord>({
        IndexName: 'byStatus',
        KeyConditionExpression: 'pk = :pk AND ls BETWEEN :from AND :before',
        // What begins at the very end has its id behind the instant, and sorts after it.
        ExpressionAttributeValues: { ':pk': keyOf('').pk, ':from': startKey(from), ':before': startKey(before) },
        ConsistentRead: true,
      }),
    async add(appointment) {
      const ls = startKey(appointment.startTime, appointment.id);
      await table.transact({ appointment: putNew({ ...appointment, ...keyOf(appointment.id), ls }) });
    },
    change({ id, startTime, endTime }, fields) {
      if (!fields.startTime) return table.update<AppointmentRecord>(set(keyOf(id), fields));
      const update = set(keyOf(id), { ...fields, ls: startKey(fields.startTime, id) });
      return table.update<AppointmentRecord>({
        ...update,
        ConditionExpression: 'startTime = :startedBefore AND endTime = :endedBefore',
        ExpressionAttributeValues: {
          ...update.ExpressionAttributeValues,
          ':startedBefore': startTime,
          ':endedBefore': endTime,
        },
      });
    },
    remove: async (id) => (await table.transact({ appointment: removeExisting(keyOf(id)) })) === null,
  };
}

function startKey(startTime: string, id?: string): string {
  return `APPOINTMENT#${startTime}${id === undefined ? '' : `#${id}`}`;
}
