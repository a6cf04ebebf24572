import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmployeeInput } from '#shared/employee/schema.ts';
import type { EmployeeSort } from '#shared/employee/sorts.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { personName } from '#web/lib/person-names.ts';

const KEY = 'employees';

type EmployeeListQuery = { page: number; limit: number; search: string; sortBy: EmployeeSort };

/** A page of the business's employees; the last page stays on screen while the next one loads. */
export const employeeListQuery = (query: EmployeeListQuery) =>
  queryOptions({
    queryKey: [KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /employees', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Up to 100 employees for pickers, by name, with any invitation status; a call without parameters (spec 2 §7). */
export const employeePickerQuery = queryOptions({
  queryKey: [KEY, 'picker'],
  queryFn: ({ signal }) => call('GET /employees', { signal }),
  select: ({ data }) =>
    data.toSorted((one, other) => personName(one.user).localeCompare(personName(other.user), LOCALE)),
});

/** Mutations of employees. Invalidates lists and pickers even on failure: the email may already have been sent. */
export function useEmployeeMutations() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [KEY] });
  return {
    invite: useMutation({ mutationFn: (body: EmployeeInput) => call('POST /employees', { body }), onSettled }),
    resend: useMutation({
      mutationFn: (id: string) => call('POST /employees/{id}/resend-invitation', { id }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => nullWhenMissing(call('DELETE /employees/{id}', { id })),
      onSettled,
    }),
  };
}
