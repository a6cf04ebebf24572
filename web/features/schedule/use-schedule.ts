import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { appointmentDaysQuery } from '#web/lib/queries/appointments.ts';
import { appointmentsByDay } from './appointment-days.ts';
import {
  moveWindow,
  readScheduleAddress,
  type ScheduleAddress,
  selectDay,
  WINDOW_DAYS,
  writeScheduleAddress,
} from './schedule-address.ts';
import { useToday } from './use-today.ts';

/** The days and appointments on screen, and functions to change them. */
export function useSchedule() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const address = readScheduleAddress(params, today);
  const { first, day } = address;
  const list = useQuery(appointmentDaysQuery(first, WINDOW_DAYS));
  const show = (next: ScheduleAddress, options?: { replace: boolean }) =>
    setParams(writeScheduleAddress(next, today), options);
  return {
    today,
    first,
    day,
    list,
    byDay: list.data && appointmentsByDay(list.data),
    // Selecting a day adds no history entry, changing the week does.
    select: (selected: CalendarDay) => show(selectDay(address, selected), { replace: true }),
    move: (windows: 1 | -1) => show(moveWindow(address, windows)),
    showToday: () => show({ first: today, day: today }),
  };
}
