import {
  appointmentKey,
  appointmentStart,
  estimateAppointment,
  estimateAppointments,
  filePurgeKey,
} from '#functions/data/table/keys.ts';
import { between, startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { removeAt, setNext } from '#functions/data/table/version.ts';
import { type Change, put, putNew } from '#functions/data/table/write.ts';
import type { StoredAttachment } from '#functions/domain/attachment/attached-files.ts';
import { type Changed, transactRecord } from '#functions/domain/audit/recorded-change.ts';
import type { Attendee } from '#functions/mail/orders/appointment-mails.ts';
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
  /** The latest invoice that bills it; does not change `version`, so open forms are not disturbed. */
  readonly invoiceId?: string | undefined;
  /** The estimate that it was made from. */
  readonly estimateId?: string | undefined;
  /** Its files, oldest first; they do not change `version`. */
  readonly attachments?: readonly StoredAttachment[] | undefined;
  readonly version: number;
};

type Also = Readonly<Record<string, Write>>;

/** Every change is one transaction with its activity entry and `also`, other writes. */
export type AppointmentStore = ReturnType<typeof appointmentStore>;

/** Opens the appointments of a business. */
export function appointmentStore(table: Table, businessId: string) {
  const keyOf = (id: string) => appointmentKey(businessId, id);
  const startKey = (time: string) => ({ ...keyOf(''), sk: appointmentStart(time) });
  const write = async (change: Changed<AppointmentRecord>, writes: Also) => {
    const recorded = { businessId, kind: 'appointment', label: ({ title }: AppointmentRecord) => title } as const;
    return (await transactRecord(table, { ...recorded, change }, writes)) === null;
  };
  return {
    find: (id: string) => table.get<AppointmentRecord>(keyOf(id)),
    // Keys of appointments at `before` end with their ids, so they sort after the range.
    /** The appointments that start at or after `from` and before `before`, earliest first. */
    listBetween: (from: string, before: string) =>
      table.query<AppointmentRecord>(between([startKey(from), startKey(before)], 'lsi1')),
    /** The appointments that were made from an estimate, earliest first. */
    listOfEstimate: (estimateId: string) =>
      table.query<AppointmentRecord>(startingWith(estimateAppointments(businessId, estimateId), 'lsi2')),
    /** Adds an appointment. Returns false if one of the other writes failed. */
    add(appointment: AppointmentRecord, also?: Also): Promise<boolean> {
      const added = putNew({ ...appointment, ...keyOf(appointment.id), ...sortKeysOf(appointment) });
      return write({ before: null, after: appointment }, { ...also, appointment: added });
    },
    /** Changes an appointment as read. Returns null if it has changed since or is gone. */
    async change(before: AppointmentRecord, fields: Change<AppointmentRecord>, also?: Also) {
      const { id, version } = before;
      const moved = fields.startTime && sortKeysOf({ ...before, startTime: fields.startTime });
      const update = setNext(keyOf(id), { ...fields, ...moved }, version);
      const after = { ...before, ...fields, version: version + 1 } as AppointmentRecord;
      return (await write({ before, after }, { ...also, appointment: { Update: update } })) ? after : null;
    },
    /**
     * Removes an appointment as read; the hourly purge removes its files. Returns false if it has changed since or is
     * gone.
     */
    remove: (before: AppointmentRecord, now: Date, also?: Also) =>
      write(
        { before, after: null },
        {
          ...also,
          appointment: removeAt(keyOf(before.id), before.version),
          files: put({ ...filePurgeKey(before.id), deletedAt: now.toISOString() }),
        },
      ),
    /** The write that stores the outcome of an email; fails unless the email is about the latest change. */
    settling: (id: string, mailId: string, state: AppointmentEmailState) => ({
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

function sortKeysOf({ id, startTime, estimateId }: Pick<AppointmentRecord, 'id' | 'startTime' | 'estimateId'>) {
  return {
    lsi1sk: appointmentStart(startTime, id),
    ...(estimateId && { lsi2sk: estimateAppointment(estimateId, startTime, id) }),
  };
}
