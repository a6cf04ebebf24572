import { expect, it, vi } from 'vitest';
import type { Key } from '#functions/data/table/keys.ts';
import { subjectKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { membersIn } from './members.ts';

/** Users of a rebuilt pool, where the user of a subject has another id. */
function given() {
  const read = vi.fn(async ({ sk, pk }: Key) => (sk === 'SUBJECT' ? { userId: `user-of-${pk}` } : undefined));
  const get: Table['get'] = read as never;
  const members = membersIn({ get } as Table);
  const mappingReads = (subject: string) => read.mock.calls.filter(([{ pk }]) => pk === subjectKey(subject).pk).length;
  return { find: (subject: string) => members.findCaller(subject, 'session'), mappingReads };
}

it('reads once which user a subject of a rebuilt pool maps to', async () => {
  const { find, mappingReads } = given();
  for (const subject of ['one', 'one', 'two', 'one']) await find(subject);
  expect([mappingReads('one'), mappingReads('two')]).toEqual([1, 1]);
});

it('remembers a limited number of these users', async () => {
  const { find, mappingReads } = given();
  for (let index = 0; index <= 10_000; index += 1) await find(`subject-${index}`);
  await find('subject-0');
  await find('subject-10000');
  expect([mappingReads('subject-0'), mappingReads('subject-10000')]).toEqual([2, 1]);
});
