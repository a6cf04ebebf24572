import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cacheSaved } from './cache-saved.ts';
import { createQueryClient } from './query-client.ts';

/** A query with a read that is under way; `answer` ends it. */
function reading(client: QueryClient) {
  const { promise, resolve: answer } = Promise.withResolvers<string | null>();
  const query = queryOptions({ queryKey: ['settings'], queryFn: () => promise });
  const read = client.fetchQuery(query).catch(() => undefined);
  return { query, answer, read };
}

it.each(['nothing', 'an older record'])('keeps what was saved when an earlier read then finds %s', async (before) => {
  const client = createQueryClient();
  const known = before === 'nothing' ? null : 'old';
  if (known) client.setQueryData(['settings'], known);
  const { query, answer, read } = reading(client);
  cacheSaved(client, query, 'saved');
  expect(client.getQueryData(query.queryKey)).toBe('saved');
  answer(known);
  await read;
  expect(client.getQueryState(query.queryKey)).toMatchObject({ data: 'saved', status: 'success', fetchStatus: 'idle' });
});

it('leaves the reads of other records alone', async () => {
  const client = createQueryClient();
  const { query, answer, read } = reading(client);
  cacheSaved(client, queryOptions({ queryKey: ['settings', 'other'], queryFn: () => 'x' }), 'saved');
  answer('read');
  await read;
  expect(client.getQueryData(query.queryKey)).toBe('read');
});
