import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import type { ReminderPreviewInput } from '#shared/reminder/texts.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';

/** Whether and when the business reminds its customers, always refetched. */
export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => call('GET /reminders', { signal }),
  staleTime: 0,
});

/** The editable fields of the reminders. */
export type ReminderChange = Partial<
  Pick<ReminderSettings, 'isOn' | 'days' | 'hour' | 'remindsEstimates' | 'estimateDays'>
>;

/** A reminder as its recipient would see it, with example data; the last one stays until the next has come. */
export const reminderPreviewQuery = (input: ReminderPreviewInput) =>
  queryOptions({
    queryKey: ['reminder-preview', input],
    queryFn: ({ signal }) => call('POST /reminders/preview', { body: input, signal }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** Changes the reminders: shown immediately, and refetched if refused. */
export function useChangeReminders() {
  const client = useQueryClient();
  return useMutation({
    // One after another. A day takes its text along, so days change only as they are shown.
    scope: { id: 'reminders' },
    mutationFn: (change: ReminderChange) => {
      const version = client.getQueryData(remindersQuery.queryKey)?.version;
      return call('PATCH /reminders', { body: { ...(change.days && version && { version }), ...change } });
    },
    onMutate: async (change) => {
      await client.cancelQueries(remindersQuery);
      client.setQueryData(remindersQuery.queryKey, (reminders) => reminders && { ...reminders, ...change });
    },
    onSuccess: (saved) => cacheSaved(client, remindersQuery, saved),
    onError: () => client.invalidateQueries(remindersQuery),
  });
}
