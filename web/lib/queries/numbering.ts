import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NumberingUpdate } from '#shared/document/number-schema.ts';
import { call } from '#web/lib/api/call.ts';

/** What a business numbers, each in its own way. */
export type Numbered = keyof NumberingUpdate;

/** Others may create documents meanwhile; the server gives each its own number. */
const FRESH_MS = 60_000;

/** How the user's business numbers its documents, with the next number; forgotten once a document is created or deleted. */
export const numberingQuery = queryOptions({
  queryKey: ['numbering'],
  queryFn: ({ signal }) => call('GET /business/numbering', { signal }),
  staleTime: FRESH_MS,
});

/** Chooses how new documents are numbered. */
export function useSetNumbering() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NumberingUpdate) => call('PATCH /business/numbering', { body }),
    onSuccess: (numbering) => client.setQueryData(numberingQuery.queryKey, numbering),
  });
}
