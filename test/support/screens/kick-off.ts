import type { Appointment } from '#shared/appointment/schema.ts';
import type { Answers } from './call-harness.ts';

/** Where a new invoice for the appointment is written. */
export const INVOICE_KICK_OFF = '/invoices/create?appointment=kick-off';

/** An hour and a half with Ann Lee. */
export const KICK_OFF: Appointment = {
  id: 'kick-off',
  title: 'Kick-off',
  startTime: '2026-07-10T15:00:00.000Z',
  endTime: '2026-07-10T16:30:00.000Z',
  timeZone: 'America/Toronto',
  localStart: { time: '2026-07-10T11:00', zone: { en: 'Eastern Daylight Time', fr: 'heure avancée de l’Est' } },
  localEnd: { time: '2026-07-10T12:30', zone: { en: 'Eastern Daylight Time', fr: 'heure avancée de l’Est' } },
  status: 'confirmed',
  customer: { id: 'ann', name: 'Ann Lee', email: 'ann@example.com' },
  version: 2,
};

/** What the server says of it, and that the catalogue is empty. */
export const OF_KICK_OFF: Answers = {
  'GET /appointments/{id}': KICK_OFF,
  'GET /products': { products: [], meta: { total: 0, page: 1, limit: 25, totalPages: 1 } },
};
