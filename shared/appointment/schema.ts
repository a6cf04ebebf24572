import * as z from 'zod';
import { Attachment } from '#shared/attachment/schema.ts';
import { CREATION_ID } from '#shared/client-id.ts';
import { Customer } from '#shared/customer/schema.ts';
import { Invitee } from '#shared/employee/schema.ts';
import { LocalTime } from '#shared/local-time-field.ts';
import { mailedLine, requiredMailedLine } from '#shared/mailed-text.ts';
import { text } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { MAX_DURATION_MINUTES, MIN_DURATION_MINUTES } from './durations.ts';
import { AppointmentEmail } from './emails.ts';
import { StartTime } from './start-time.ts';

/** The status of an appointment (spec 2 §3); a new one is pending. */
export const APPOINTMENT_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

const Id = z.string().min(1).max(128);

/**
 * The fields of an appointment that a user enters (spec 2 §3): `startTime` is a timestamp or a time on the clocks of a
 * zone, `duration` is in minutes. Title and place are emailed, so they must not contain a web or email address.
 */
export const AppointmentInput = z.strictObject({
  title: requiredMailedLine(200),
  customerId: Id,
  startTime: StartTime,
  duration: z.number().int().min(MIN_DURATION_MINUTES).max(MAX_DURATION_MINUTES),
  /** Where it takes place. */
  location: mailedLine(200).optional(),
  /** For the business alone. */
  notes: text(2_000).optional(),
  employeeId: z.union([z.literal(''), Id]).optional(),
});
export type AppointmentInput = z.infer<typeof AppointmentInput>;

/** The body that creates an appointment, if wanted from an accepted estimate. */
export const NewAppointment = AppointmentInput.extend({ estimateId: Id.optional(), ...CREATION_ID });

/**
 * Changes to an appointment, conditional on `version` if given; an empty `employeeId` unassigns the employee. `notify`
 * emails customer and employee about a change that concerns them if the appointment is or was confirmed.
 */
export const AppointmentUpdate = z.strictObject({
  ...AppointmentInput.partial().shape,
  status: z.enum(APPOINTMENT_STATUSES).optional(),
  notify: z.boolean().optional(),
  version: Version.optional(),
});
export type AppointmentUpdate = z.infer<typeof AppointmentUpdate>;

/** Options of a deletion: `notify` emails the attendees of a confirmed appointment. */
export const AppointmentRemoval = z.strictObject({ notify: z.stringbool().optional() });

/**
 * A meeting with a customer; `startTime` and `endTime` are timestamps (spec 2 §3), the local times those on the clocks
 * of the business, in its `timeZone`, as emailed. `emails` are those about the latest change that attendees were
 * notified of, `invoiceId` is the latest invoice that bills it.
 */
export const Appointment = z.object({
  id: z.string(),
  title: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  timeZone: z.string(),
  localStart: LocalTime,
  localEnd: LocalTime,
  status: z.enum(APPOINTMENT_STATUSES),
  location: z.string().optional(),
  notes: z.string().optional(),
  employeeId: z.string().optional(),
  customer: Customer.omit({ createdAt: true, version: true, internalNotes: true }),
  employee: Invitee.optional(),
  emails: z.array(AppointmentEmail).optional(),
  invoiceId: z.string().optional(),
  /** The estimate that it was made from, which an invoice for it takes its lines from. */
  estimateId: z.string().optional(),
  /** Its files, oldest first; they change without a new version. */
  attachments: z.array(Attachment).optional(),
  version: Version,
});
export type Appointment = z.infer<typeof Appointment>;
