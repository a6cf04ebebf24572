import * as z from 'zod';
import { Appointment, AppointmentInput, AppointmentRemoval, AppointmentUpdate } from '#shared/appointment/schema.ts';
import { CREATION_ID } from '#shared/client-id.ts';
import { Instant } from '#shared/instant-field.ts';
import { routes } from './route.ts';

/** The appointments to list: those that overlap the range between two timestamps, at most 100 days apart. */
const AppointmentRange = z.strictObject({ startDate: Instant, endDate: Instant });

export const appointmentRoutes = routes({
  list: {
    method: 'GET',
    path: '/appointments',
    access: 'member',
    summary: 'List the appointments within a range, earliest first',
    query: AppointmentRange,
    response: z.array(Appointment),
  },
  create: {
    method: 'POST',
    path: '/appointments',
    access: 'member',
    audit: 'appointment.create',
    summary: 'Create an appointment with a customer',
    body: AppointmentInput.extend(CREATION_ID),
    response: Appointment,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  get: {
    method: 'GET',
    path: '/appointments/{id}',
    access: 'member',
    summary: 'Get an appointment',
    response: Appointment,
  },
  update: {
    method: 'PATCH',
    path: '/appointments/{id}',
    access: 'member',
    audit: 'appointment.update',
    summary: 'Change, confirm or cancel an appointment, and email the attendees',
    body: AppointmentUpdate,
    response: Appointment,
    errors: ['FORBIDDEN', 'CONFLICT'],
  },
  remove: {
    method: 'DELETE',
    path: '/appointments/{id}',
    access: 'member',
    audit: 'appointment.delete',
    summary: 'Delete an appointment, and email the attendees',
    query: AppointmentRemoval,
    response: null,
    errors: ['FORBIDDEN', 'CONFLICT'],
  },
});
