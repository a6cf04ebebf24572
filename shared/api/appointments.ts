import * as z from 'zod';
import { Appointment, AppointmentRemoval, AppointmentUpdate, NewAppointment } from '#shared/appointment/schema.ts';
import { Instant } from '#shared/instant-field.ts';
import { routes } from './route.ts';

/** The appointments to list: those that overlap the range between two timestamps, at most 100 days apart. */
const AppointmentRange = z.strictObject({ startDate: Instant, endDate: Instant });

export const appointmentRoutes = routes({
  list: {
    call: 'GET /appointments',
    access: 'member',
    summary: 'List the appointments within a range, earliest first',
    query: AppointmentRange,
    response: z.array(Appointment),
  },
  listOfEstimate: {
    call: 'GET /estimates/{id}/appointments',
    access: 'member',
    summary: 'List the appointments that were made from an estimate, earliest first',
    response: z.array(Appointment),
  },
  create: {
    call: 'POST /appointments',
    access: 'member',
    audit: 'appointment.create',
    summary: 'Create an appointment with a customer',
    body: NewAppointment,
    response: Appointment,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  get: {
    call: 'GET /appointments/{id}',
    access: 'member',
    summary: 'Get an appointment',
    response: Appointment,
  },
  update: {
    call: 'PATCH /appointments/{id}',
    access: 'member',
    audit: 'appointment.update',
    summary: 'Change, confirm or cancel an appointment, and email the attendees',
    body: AppointmentUpdate,
    response: Appointment,
    errors: ['FORBIDDEN', 'CONFLICT'],
  },
  remove: {
    call: 'DELETE /appointments/{id}',
    access: 'member',
    audit: 'appointment.delete',
    summary: 'Delete an appointment, and email the attendees',
    query: AppointmentRemoval,
    response: null,
    errors: ['FORBIDDEN', 'CONFLICT'],
  },
});
