import type { AppointmentInput, AppointmentStatus } from '#shared/appointment/schema.ts';
import { zonedTime } from '#shared/appointment/start-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Employee } from '#shared/employee/schema.ts';
import type { ApiCall } from './api-calls.ts';
import { attachPicture } from './attach-picture.ts';

/** Days before and after today. */
const [DAYS_BEFORE, DAYS_AFTER] = [10, 20];

/** The appointments on each day of a cycle: some days are free, some busy. */
const CYCLE = [
  ['Project kick-off', 'Contract review', 'Design feedback'],
  ['Website planning'],
  ['Monthly check-in', 'Budget review'],
  [],
  ['Photo shoot planning', 'Brand workshop', 'Invoice questions', 'Year-end review'],
  ['New client introduction'],
  ['Handover', 'Monthly check-in'],
] as const;

/** When the appointments of a day start, on the clocks of the business, and how long they take. */
const SLOTS = [
  { time: '09:00', duration: 60 },
  { time: '11:30', duration: 30 },
  { time: '13:15', duration: 90 },
  { time: '15:45', duration: 45 },
] as const;

const NOTES = [
  'Agenda: scope, schedule and next steps. Please bring the signed contract and the latest drawings; parking is behind the building, and the front desk has a visitor badge ready.',
  '',
  'By phone. Call the office line.',
] as const;

const STATUSES: readonly AppointmentStatus[] = ['confirmed', 'pending', 'confirmed', 'cancelled', 'pending'];

type DemoAppointment = AppointmentInput & { status: AppointmentStatus };

/** A day in an IANA time zone. */
type Today = { readonly today: CalendarDay; readonly timeZone: string };

/**
 * Adds a month of appointments around today for the business's customers, some assigned to employees; the first of
 * today has a picture.
 */
export async function addDemoAppointments(call: ApiCall, today: Today): Promise<void> {
  const { customers } = (await call('GET', '/customers?limit=100')) as { customers: Customer[] };
  const { data } = (await call('GET', '/employees')) as { data: Employee[] };
  const employees = data.filter(({ role, invitation }) => role === 'EMPLOYEE' && invitation?.status === 'ACCEPTED');
  const start = zonedTime(`${today.today}T${SLOTS[0].time}`, today.timeZone);
  for (const { status, ...appointment } of demoAppointments(today, { customers, employees })) {
    const { id } = (await call('POST', '/appointments', appointment)) as { id: string };
    if (appointment.startTime === start) await attachPicture(call, `/appointments/${id}`, 'Mood board.png');
    if (status !== 'pending') await call('PATCH', `/appointments/${id}`, { status });
  }
}

type People = { customers: readonly Customer[]; employees: readonly Employee[] };

function demoAppointments({ today, timeZone }: Today, { customers, employees }: People): DemoAppointment[] {
  const days = Array.from({ length: DAYS_BEFORE + DAYS_AFTER + 1 }, (_, index) => index - DAYS_BEFORE);
  const planned = days.flatMap((offset) => {
    // Today is the start of the cycle.
    const titles = CYCLE.at(offset % CYCLE.length) ?? [];
    return titles.map((title, slot) => ({
      title,
      day: addDays(today, offset),
      ...(SLOTS[slot] ?? SLOTS[0]),
    }));
  });
  return planned.map(({ title, day, time, duration }, index) => ({
    title,
    customerId: pick(customers, index * 5)?.id ?? '',
    startTime: zonedTime(`${day}T${time}`, timeZone),
    duration,
    notes: pick(NOTES, index) ?? '',
    ...(index % 2 === 0 && { employeeId: pick(employees, index)?.id ?? '' }),
    status: pick(STATUSES, index) ?? 'pending',
  }));
}

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}
