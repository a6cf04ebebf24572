import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appointment, AppointmentInput, AppointmentUpdate } from '#shared/appointment/schema.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { daysOf } from '#shared/local-time.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { createOrChange } from '#web/lib/api/create-or-change.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';

const KEY = 'appointments';
const RANGES = [KEY, 'range'] as const;
const oneKey = (id: string) => [KEY, 'one', id] as const;

/**
 * The appointments on a number of days from the first one, earliest first. The days of the business begin up to a day
 * before or after those of UTC, so more are fetched; which belong to the days is seen from their local times.
 */
export const appointmentDaysQuery = (first: CalendarDay, count: number) => {
  const query = { startDate: utcDay(addDays(first, -1)), endDate: utcDay(addDays(first, count + 1)) };
  const before = addDays(first, count);
  return queryOptions({
    queryKey: [...RANGES, query],
    queryFn: ({ signal }) => call('GET /appointments', { query, signal }),
    select: (found) => found.filter((each) => daysOf(each).some((day) => first <= day && day < before)),
  });
};

const utcDay = (day: CalendarDay) => `${day}T00:00:00.000Z`;

/** The appointments that were made from an estimate, always refetched, since they come and go on other screens. */
export const estimateAppointmentsQuery = (estimateId: string) =>
  queryOptions({
    queryKey: [KEY, 'of-estimate', estimateId],
    queryFn: ({ signal }) => call('GET /estimates/{id}/appointments', { id: estimateId, signal }),
    staleTime: 0,
  });

/**
 * One appointment, always refetched, since invoices that bill it come and go elsewhere; also while emails about it are
 * being sent.
 */
export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call('GET /appointments/{id}', { id, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => sendingCheckMs(state.data, Date.now()),
  });

/** After a while, an email that is still unsent is one that is retried for hours. */
function sendingCheckMs({ emails = [] }: Partial<Appointment> = {}, nowMs: number): number | false {
  const sending = emails.find(({ state }) => state === 'SENDING');
  if (!sending) return false;
  return nowMs - Date.parse(sending.at) < 60_000 ? 2_000 : 60_000;
}

/** Mutations of appointments. On success, refetches the ranges on screen and drops all others. */
export function useAppointmentMutations() {
  const client = useQueryClient();
  const refetchRanges = () => {
    client.removeQueries({ queryKey: RANGES, type: 'inactive' });
    return client.invalidateQueries({ queryKey: RANGES });
  };
  const onSaved = (saved: Appointment) => {
    cacheSaved(client, appointmentQuery(saved.id), saved);
    return refetchRanges();
  };
  return {
    create: useMutation({
      mutationFn: ({ id: clientId, estimateId, ...content }: AppointmentInput & { id: string; estimateId?: string }) =>
        createOrChange<AppointmentInput, Appointment>(clientId, content, {
          create: (body) => call('POST /appointments', { body: { ...body, ...(estimateId && { estimateId }) } }),
          change: (id, body) => call('PATCH /appointments/{id}', { id, body }),
        }),
      onSuccess: onSaved,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: AppointmentUpdate & { id: string }) =>
        call('PATCH /appointments/{id}', { id, body }),
      onSuccess: onSaved,
    }),
    remove: useMutation({
      mutationFn: ({ id, notify }: { id: string; notify: boolean }) =>
        nullWhenMissing(call('DELETE /appointments/{id}', { id, ...(notify && { query: { notify } }) })),
      onSuccess: (_, { id }) => {
        // Its screen is about to close; a refetch would briefly show it as missing.
        void client.invalidateQueries({ queryKey: oneKey(id), refetchType: 'none' });
        return refetchRanges();
      },
    }),
  };
}
