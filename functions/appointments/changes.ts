import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { hasAlready, isStale } from '#functions/data/table/version.ts';
import type { Change } from '#functions/data/table/write.ts';
import type { AppointmentRecord } from '#functions/domain/appointment/appointments.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { requireVerifiedEmail } from '#functions/http/access.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Appointment, AppointmentUpdate } from '#shared/appointment/schema.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import {
  checkEmployee,
  type Dependencies,
  findAppointment,
  findCustomer,
  MINUTE_MS,
  timesOf,
  withPeopleOf,
} from './appointments.ts';
import { withPeople } from './people.ts';
import { startOf } from './start.ts';
import { type PreparedMails, prepareMails } from './tell.ts';

/** Who makes a change, and when. */
export type CallContext = { readonly caller: Pick<Caller, 'isEmailVerified'>; readonly now: Date };

/**
 * Changes the given fields of an appointment: a new start keeps the duration unless another is given. With `notify`,
 * the attendees are emailed. Throws NOT_FOUND for an unknown appointment, new customer or new employee, CONFLICT if the
 * given version is outdated, INVALID_REQUEST for a start that the clocks skip or show twice, FORBIDDEN to notify
 * without a confirmed email. The current customer may have been deleted.
 */
export async function changeAppointment(
  dependencies: Dependencies,
  id: string,
  { update: { version, notify = false, ...update }, caller, now }: CallContext & { readonly update: AppointmentUpdate },
): Promise<Appointment> {
  const { store } = dependencies;
  if (notify) requireVerifiedEmail(caller);
  await checkEmployee(dependencies, update.employeeId);
  const changed = await retry('appointment-update', async () => {
    const before = await findAppointment(store, id);
    if (isStale(before, version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'appointment' });
    const { customerId = before.customerId } = update;
    const customer = customerId === before.customerId ? undefined : await findCustomer(dependencies, customerId);
    const fields = { ...fieldsOf(update, before), ...(customer && { customer }) };
    const prepared = notify ? await mailsAbout(dependencies, { before, fields, now }) : null;
    // Emails about an earlier change can still be ordered.
    if (!prepared && hasAlready(before, fields)) {
      noteUnchanged();
      return before;
    }
    return prepared
      ? prepared.order(({ also, ...told }) => store.change(before, { ...fields, ...told }, also))
      : store.change(before, fields);
  });
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'appointment' });
  return withPeopleOf(dependencies, changed);
}

/**
 * Deletes an appointment; with `notify`, emails the attendees. Throws NOT_FOUND if the business has none with this id,
 * FORBIDDEN to notify without a confirmed email.
 */
export async function removeAppointment(
  dependencies: Dependencies,
  id: string,
  { notify, caller, now }: CallContext & { readonly notify: boolean },
): Promise<void> {
  const { store } = dependencies;
  if (notify) requireVerifiedEmail(caller);
  const removed = await retry('appointment-removal', async () => {
    const before = await findAppointment(store, id);
    const prepared = notify ? await mailsAbout(dependencies, { before, fields: null, now }) : null;
    const remove = async (also?: Readonly<Record<string, Write>>) => (await store.remove(before, now, also)) || null;
    return prepared ? prepared.order(({ also }) => remove(also)) : remove();
  });
  if (!removed) throw refusal({ CHANGED_MEANWHILE }, { what: 'appointment' });
}

type Changing = { before: AppointmentRecord; fields: Change<AppointmentRecord> | null; now: Date };

/** The emails about a change; `fields` is null for a deletion. */
async function mailsAbout(
  dependencies: Dependencies,
  { before, fields, now }: Changing,
): Promise<PreparedMails | null> {
  const after = fields && ({ ...before, ...fields, version: before.version + 1 } as AppointmentRecord);
  const [seen, next] = await withPeople(dependencies, after ? [before, after] : [before]);
  // The first one stays: calendars ignore changes by another organizer.
  const organizer = before.organizer ?? (await dependencies.findReplyAddress(dependencies.businessId));
  return prepareMails(
    { ...dependencies, organizer: orNotFound(organizer, 'business'), now },
    { before: orNotFound(seen, 'appointment'), after: next ?? null, known: before.mails },
  );
}

/** The fields that a change sets; undefined removes one. */
function fieldsOf(
  update: Omit<AppointmentUpdate, 'version' | 'notify'>,
  before: AppointmentRecord,
): Change<AppointmentRecord> {
  const { startTime, duration, location, notes, employeeId, ...plain } = update;
  const isMoved = startTime !== undefined || duration !== undefined;
  return {
    ...plain,
    ...(isMoved && timesOf(startOf(startTime ?? before.startTime), duration ?? durationOf(before))),
    ...(location !== undefined && { location: location || undefined }),
    ...(notes !== undefined && { notes: notes || undefined }),
    ...(employeeId !== undefined && { employeeId: employeeId || undefined }),
  };
}

function durationOf({ startTime, endTime }: AppointmentRecord): number {
  return (Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS;
}
