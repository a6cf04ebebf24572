import { expect, it } from 'vitest';
import { membersIn } from '#functions/data/people/members.ts';
import { userKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { callerOf } from './access.ts';
import type { HttpEvent } from './event.ts';

it.each([
  ['was ended', { auth_time: 999, iat: 2_000 }, false],
  ['was ended, its claims as text', { auth_time: '999', iat: '2000' }, false],
  ['goes on', { auth_time: 1_000, iat: 2_000 }, true],
  ['names only when its token was issued, before the end', { iat: 999 }, false],
  ['names no time', {}, false],
])('a session that %s is recognized by its sign-in time', async (_, times, isValid) => {
  const table = await emulatedTable();
  const person = {
    id: 'person',
    email: 'a@example.com',
    role: 'USER',
    businessId: 'business',
    sessionsValidFrom: 1_000,
  };
  await table.transact({ person: put({ ...person, ...userKey(person.id) }) });
  const claims = { sub: person.id, ...times };
  const event = { headers: {}, requestContext: { authorizer: { jwt: { claims } } } } as unknown as HttpEvent;
  const caller = callerOf(event, 'member', membersIn(table));
  if (isValid) await expect(caller).resolves.toMatchObject({ userId: person.id });
  else await expect(caller).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
