import { newId } from '#functions/data/table/ids.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import type { AppointmentRecord, AppointmentStore } from '#functions/domain/appointment/appointments.ts';
import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import type { EstimateFields } from '#functions/domain/estimate/estimate-record.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { EmployeeList } from '#functions/domain/people/employees.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AppointmentMail } from '#functions/mail/orders/appointment-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { MAX_DURATION_MINUTES } from '#shared/appointment/durations.ts';
import type { Appointment, AppointmentInput } from '#shared/appointment/schema.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { ESTIMATE_NOT_ACCEPTED } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { type People, withPeople } from './people.ts';
import { startOf } from './start.ts';

/** What a new appointment is made from. */
type NewAppointment = AppointmentInput & { readonly estimateId?: string | undefined };

export type Dependencies = Pick<People, 'timeZone'> & {
  readonly store: AppointmentStore;
  readonly customers: CustomerList;
  readonly employees: EmployeeList;
  /** An estimate of the business; undefined if it has none with this id. */
  readonly findEstimate: (id: string) => Promise<Pick<EstimateFields, 'status'> | undefined>;
  readonly creations: Creations;
  readonly outbox: MailOutbox<AppointmentMail>;
  /** The address for replies to the business's emails. */
  readonly findReplyAddress: (businessId: string) => Promise<string | undefined>;
  readonly businessId: string;
};

/** Maximum range, in days: a calendar month with the adjacent weeks, plus a margin. */
const MAX_RANGE_DAYS = 100;
export const MINUTE_MS = 60_000;

/** The appointments that were made from an estimate, earliest first. Throws NOT_FOUND if the business has none with this id. */
export async function listOfEstimate(dependencies: Dependencies, estimateId: string): Promise<Appointment[]> {
  const { store, findEstimate } = dependencies;
  const [found, appointments] = await Promise.all([findEstimate(estimateId), store.listOfEstimate(estimateId)]);
  orNotFound(found, 'estimate');
  return withPeople(dependencies, appointments);
}

/**
 * The appointments that overlap a range, including those that start before it or end after it, earliest first. Throws
 * INVALID_REQUEST if the range is too long.
 */
export async function listAppointments(
  dependencies: Dependencies,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<Appointment[]> {
  const [from, before] = [new Date(startDate), new Date(endDate)];
  const lengthMs = before.getTime() - from.getTime();
  if (lengthMs > MAX_RANGE_DAYS * DAY_MS) {
    throw invalidRequest([{ path: 'endDate', rule: 'maxDays', params: { max: MAX_RANGE_DAYS, other: 'startDate' } }]);
  }
  if (lengthMs <= 0) return [];
  // An appointment still running at `from` started at most the maximum duration earlier.
  const earliest = new Date(from.getTime() - MAX_DURATION_MINUTES * MINUTE_MS);
  const begun = await dependencies.store.listBetween(earliest.toISOString(), before.toISOString());
  const inRange = begun.filter(({ endTime }) => Date.parse(endTime) > from.getTime());
  return withPeople(dependencies, inRange);
}

/** An appointment. Throws NOT_FOUND if the business has none with this id. */
export async function readAppointment(dependencies: Dependencies, id: string): Promise<Appointment> {
  return withPeopleOf(dependencies, await findAppointment(dependencies.store, id));
}

/**
 * Creates a pending appointment, once for a client's id (decision F13). Throws NOT_FOUND for an unknown customer,
 * employee or estimate, CONFLICT for an estimate that was not accepted, INVALID_REQUEST for a start that the clocks skip
 * or show twice, and like `createOnce`.
 */
export async function createAppointment(
  dependencies: Dependencies,
  { body, now }: { body: WithClientId<NewAppointment>; now: Date },
): Promise<Appointment> {
  const { store, creations } = dependencies;
  const created = await createOnce<NewAppointment, AppointmentRecord>(creations, {
    body,
    now,
    find: store.find,
    create: async (input, also) => {
      const appointment = await newAppointment(dependencies, input);
      return (await store.add(appointment, also(appointment.id))) ? appointment : null;
    },
  });
  return withPeopleOf(dependencies, created);
}

async function newAppointment(dependencies: Dependencies, input: NewAppointment): Promise<AppointmentRecord> {
  const { title, customerId, startTime, duration, location, notes, employeeId, estimateId } = input;
  const [customer] = await Promise.all([
    findCustomer(dependencies, customerId),
    checkEmployee(dependencies, employeeId),
    checkEstimate(dependencies, estimateId),
  ]);
  return {
    id: newId(),
    title,
    ...timesOf(startOf(startTime), duration),
    status: 'pending',
    customerId,
    customer,
    version: FIRST_VERSION,
    ...(location && { location }),
    ...(notes && { notes }),
    ...(employeeId && { employeeId }),
    ...(estimateId && { estimateId }),
  };
}

/** Start and end, as stored. */
export function timesOf(start: Date, durationMinutes: number): Pick<AppointmentRecord, 'startTime' | 'endTime'> {
  const end = new Date(start.getTime() + durationMinutes * MINUTE_MS);
  return { startTime: start.toISOString(), endTime: end.toISOString() };
}

/** An appointment as stored. Throws NOT_FOUND if the business has none with this id. */
export async function findAppointment(store: AppointmentStore, id: string): Promise<AppointmentRecord> {
  return orNotFound(await store.find(id), 'appointment');
}

/** The customer's details that an appointment stores. Throws NOT_FOUND if the business has none with this id. */
export async function findCustomer({ customers }: Dependencies, id: string): Promise<AppointmentRecord['customer']> {
  const {
    createdAt: _created,
    version: _version,
    internalNotes: _notes,
    ...copied
  } = orNotFound(await customers.find(id), 'customer');
  return copied;
}

/** Throws NOT_FOUND unless an employee has accepted: only they can be assigned, not an accountant. */
export async function checkEmployee({ employees }: Dependencies, id: string | undefined): Promise<void> {
  if (!id) return;
  const employee = await employees.find(id);
  orNotFound(employee?.status === 'ACCEPTED' && employee.role !== 'ACCOUNTANT', 'employee');
}

/** Throws NOT_FOUND if the business has no such estimate, CONFLICT unless it was accepted. */
async function checkEstimate({ findEstimate }: Dependencies, id: string | undefined): Promise<void> {
  if (!id) return;
  const { status } = orNotFound(await findEstimate(id), 'estimate');
  if (status !== 'ACCEPTED') throw refusal({ ESTIMATE_NOT_ACCEPTED });
}

/** An appointment as the API returns it. */
export async function withPeopleOf(people: People, appointment: AppointmentRecord): Promise<Appointment> {
  const [found] = await withPeople(people, [appointment]);
  return orNotFound(found, 'appointment');
}
