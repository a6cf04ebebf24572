import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Employee } from '#shared/employee/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { localTimesIn } from '#shared/zoned-time.ts';
import AppointmentScreen from '#web/features/schedule/appointment-screen.tsx';
import ScheduleScreen from '#web/features/schedule/schedule-screen.tsx';
import { type Answers, answerCalls } from './call-harness.ts';
import { aUser, renderFor } from './session-harness.tsx';

export const ANN: Customer = {
  id: 'ann',
  name: 'Ann Lee',
  email: 'ann@example.com',
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
};

export const SAM: Employee = {
  id: 'sam',
  createdAt: '2026-01-01T00:00:00Z',
  role: 'EMPLOYEE',
  user: { email: 'sam@example.com', profile: { firstName: 'Sam', lastName: 'Okafor', phone: '' } },
  invitation: { status: 'ACCEPTED' },
};

/** The time zone of the business; that of the device is another one. */
export const TIME_ZONE = 'America/Toronto';

/** An appointment, with the given changes. */
export function anAppointment(over: Partial<Appointment> = {}): Appointment {
  const { startTime = '2026-11-21T16:00:00.000Z', endTime = '2026-11-21T16:30:00.000Z' } = over;
  return {
    id: 'kick-off',
    title: 'Kick-off',
    startTime,
    endTime,
    timeZone: TIME_ZONE,
    ...localTimesIn(TIME_ZONE, { startTime, endTime }),
    status: 'pending',
    version: 1,
    customer: ANN,
    ...over,
  };
}

const PEOPLE: Answers = {
  'GET /customers': { customers: [ANN], meta: { total: 1, page: 1, limit: 25, totalPages: 1 } },
  'GET /employees': { data: [SAM], meta: { total: 1, page: 1, limit: 100, totalPages: 1 } },
  'GET /appointments': [],
};

/** Mocks the responses of `call`; by default, a business has one customer and one employee. */
export function answer(answers: Answers): void {
  answerCalls({ ...PEOPLE, ...answers });
}

/** Renders the screen at an address, for a user with these changes; `address()` returns the current one. */
export function showAt(address: Parameters<typeof renderFor>[2], user: Partial<SessionUser> = {}) {
  const { address: current } = renderFor(
    { status: 'authenticated', user: aUser({ timeZone: TIME_ZONE, ...user }) },
    <Routes>
      <Route element={<ScheduleScreen />} path="/appointments" />
      <Route element={<AppointmentScreen />} path="/appointments/:id" />
      <Route element={null} path="*" />
    </Routes>,
    address,
  );
  return { user: userEvent.setup(), address: current };
}
