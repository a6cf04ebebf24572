import { noteChange } from '#functions/data/audit/audited-call.ts';
import type { CustomerList } from '#functions/data/people/customers.ts';
import type { EmployeeList } from '#functions/data/people/employees.ts';
import { newId } from '#functions/data/table/ids.ts';
import { retry } from '#functions/data/table/retry.ts';
import { changedMeanwhile, isStale } from '#functions/data/table/version.ts';
import type { Change } from '#functions/data/table/write.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { MAX_DURATION_MINUTES } from '#shared/appointment/durations.ts';
import type { Appointment, AppointmentInput, AppointmentUpdate } from '#shared/appointment/schema.ts';
import { invalidRequest } from '#shared/errors.ts';
import { FIRST_VERSION } from '#shared/version.ts';
import { type People, withPeople } from './people.ts';
import type { AppointmentRecord, AppointmentStore } from './store.ts';

export type Dependencies = { store: AppointmentStore; customers: CustomerList; employees: EmployeeList };

/** Maximum range, in days: a calendar month with adjacent weeks, and some margin. */
const MAX_RANGE_DAYS = 100;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

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
  return withPeopleOf(dependencies, await find(dependencies.store, id));
}

/** Creates a pending appointment (product decision 11). Throws NOT_FOUND for an unknown customer or employee. */
export async function createAppointment(dependencies: Dependencies, input: AppointmentInput): Promise<Appointment> {
  const { title, customerId, startTime, duration, notes, employeeId } = input;
  const [customer] = await Promise.all([
    findCustomer(dependencies, customerId),
    checkEmployee(dependencies, employeeId),
  ]);
  const appointment: AppointmentRecord = {
    id: newId(),
    title,
    ...timesOf(startTime, duration),
    status: 'pending',
    customerId,
    customer,
    version: FIRST_VERSION,
    ...(notes && { notes }),
    ...(employeeId && { employeeId }),
  };
  await dependencies.store.add(appointment);
  noteAppointment(null, appointment);
  return withPeopleOf(dependencies, appointment);
}

/**
 * Changes the given fields of an appointment: a new start keeps the duration unless another is given. Throws NOT_FOUND
 * for an unknown appointment, new customer or new employee, CONFLICT if the given version is outdated. The current
 * customer may have been deleted.
 */
export async function changeAppointment(
  dependencies: Dependencies,
  id: string,
  { version, ...update }: AppointmentUpdate,
): Promise<Appointment> {
  const { store } = dependencies;
  await checkEmployee(dependencies, update.employeeId);
  const changed = await retry('appointment-update', async () => {
    const before = await find(store, id);
    if (isStale(before, version)) throw changedMeanwhile('appointment');
    const { customerId = before.customerId } = update;
    const customer = customerId === before.customerId ? undefined : await findCustomer(dependencies, customerId);
    const fields = { ...fieldsOf(update, before), ...(customer && { customer }) };
    if (Object.keys(fields).length === 0) return before;
    // A new start or duration is combined with the stored value of the other.
    const after = await store.change(id, fields, version ?? (fields.startTime ? before.version : undefined));
    if (after) noteAppointment(before, after);
    return after;
  });
  if (!changed) throw changedMeanwhile('appointment');
  return withPeopleOf(dependencies, changed);
}

/** Deletes an appointment. Throws NOT_FOUND if the business has none with this id. */
export async function removeAppointment(store: AppointmentStore, id: string): Promise<void> {
  const before = await find(store, id);
  orNotFound(await store.remove(id), 'Appointment');
  noteAppointment(before, null);
}

function noteAppointment(before: AppointmentRecord | null, after: AppointmentRecord | null): void {
  const { id, title } = after ?? before ?? { id: '', title: '' };
  noteChange({ record: { kind: 'appointment', id, label: title }, before, after });
}

/** The fields that a change sets; undefined removes one. */
function fieldsOf(update: Omit<AppointmentUpdate, 'version'>, before: AppointmentRecord): Change<AppointmentRecord> {
  const { startTime, duration, notes, employeeId, ...plain } = update;
  const isMoved = startTime !== undefined || duration !== undefined;
  return {
    ...plain,
    ...(isMoved && timesOf(startTime ?? before.startTime, duration ?? durationOf(before))),
    ...(notes !== undefined && { notes: notes || undefined }),
    ...(employeeId !== undefined && { employeeId: employeeId || undefined }),
  };
}

function timesOf(startTime: string, durationMinutes: number): Pick<AppointmentRecord, 'startTime' | 'endTime'> {
  const start = new Date(startTime);
  const end = new Date(start.getTime() + durationMinutes * MINUTE_MS);
  return { startTime: start.toISOString(), endTime: end.toISOString() };
}

function durationOf({ startTime, endTime }: AppointmentRecord): number {
  return (Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS;
}

async function find(store: AppointmentStore, id: string): Promise<AppointmentRecord> {
  return orNotFound(await store.find(id), 'Appointment');
}

async function findCustomer({ customers }: Dependencies, id: string): Promise<AppointmentRecord['customer']> {
  const { createdAt: _created, version: _version, ...copied } = orNotFound(await customers.find(id), 'Customer');
  return copied;
}

/** Only accepted employees can be assigned. */
async function checkEmployee({ employees }: Dependencies, id: string | undefined): Promise<void> {
  if (!id) return;
  const employee = await employees.find(id);
  orNotFound(employee?.status === 'ACCEPTED', 'Employee');
}

async function withPeopleOf(people: People, appointment: AppointmentRecord): Promise<Appointment> {
  const [found] = await withPeople(people, [appointment]);
  return orNotFound(found, 'Appointment');
}
