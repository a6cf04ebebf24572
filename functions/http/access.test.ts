import { afterEach, expect, it, vi } from 'vitest';
import { userKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { callerOf } from './access.ts';
import type { HttpEvent } from './event.ts';

const table = await emulatedTable();
const now = Math.floor(Date.now() / 1000);
afterEach(() => vi.unstubAllEnvs());

type Called = { confirmed?: true; secondFactor?: object };

/** Calls a route as a user whose record has these sessions, with a token that carries these claims. */
async function call(sessions: object | undefined, claims: object, { confirmed, secondFactor }: Called = {}) {
  const id = crypto.randomUUID();
  const person = { id, email: 'a@example.com', role: 'USER', businessId: 'business', sessions, secondFactor };
  await table.transact({ person: put({ ...person, ...userKey(person.id) }) });
  const jwt = { claims: { sub: person.id, ...claims } };
  const event = { headers: {}, requestContext: { authorizer: { jwt } } } as unknown as HttpEvent;
  return callerOf(event, { access: 'member', ...(confirmed && { confirmed }) }, membersIn(table));
}

it.each([
  ['is active', { a: { startedAt: now, confirmedAt: now } }, { origin_jti: 'a' }, true],
  ['has ended', { b: { startedAt: now, confirmedAt: now } }, { origin_jti: 'a' }, false],
  ['was the only one and has ended', {}, { origin_jti: 'a' }, false],
  ['never started', undefined, { origin_jti: 'a' }, false],
  [
    'is named like a property of every object',
    { a: { startedAt: now, confirmedAt: now } },
    { origin_jti: '__proto__' },
    false,
  ],
  [
    'is named like a method of every object',
    { a: { startedAt: now, confirmedAt: now } },
    { origin_jti: 'toString' },
    false,
  ],
  ['is not named', { a: { startedAt: now, confirmedAt: now } }, {}, false],
])('checks the session of a token: it %s', async (_, sessions, claims, isAccepted) => {
  const caller = call(sessions, claims);
  if (isAccepted) await expect(caller).resolves.toMatchObject({ sessionId: 'a', confirmedAt: now });
  else await expect(caller).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it.each([
  [4 * 60, true],
  [5 * 60 + 1, false],
])('opens a route that needs confirmation %d s after the last one: %s', async (seconds, isOpen) => {
  const caller = call({ a: { startedAt: 0, confirmedAt: now - seconds } }, { origin_jti: 'a' }, { confirmed: true });
  if (isOpen) await expect(caller).resolves.toBeDefined();
  else await expect(caller).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'CONFIRMATION_REQUIRED' });
});

const lately = now - 4 * 60;
const before = now - 5 * 60 - 1;
it.each([
  ['a code lately', { confirmedAt: lately, codeEnteredAt: lately }, {}, null],
  ['a code before', { confirmedAt: lately, codeEnteredAt: before }, {}, 'CODE_REQUIRED'],
  ['a password lately', { confirmedAt: lately }, {}, 'CODE_REQUIRED'],
  ['nothing lately', { confirmedAt: before }, {}, 'CODE_REQUIRED'],
  ['a password lately, without a second factor', { confirmedAt: lately }, undefined, null],
  ['nothing lately, without a second factor', { confirmedAt: before }, undefined, 'CONFIRMATION_REQUIRED'],
])(
  'opens a route that needs confirmation to a user who entered %s, or says why not',
  async (_, entered, factor, reason) => {
    const more = { confirmed: true, ...(factor && { secondFactor: factor }) } as const;
    const caller = call({ a: { startedAt: 0, ...entered } }, { origin_jti: 'a' }, more);
    if (reason) await expect(caller).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    else await expect(caller).resolves.toBeDefined();
  },
);

it.each([
  ['required', undefined, false],
  ['required', { lastStep: 1 }, true],
  ['optional', undefined, true],
])('when a second factor is %s, an administrator with %j is admitted: %s', async (setting, secondFactor, isOpen) => {
  vi.stubEnv('ADMIN_SECOND_FACTOR', setting);
  const sessions = { a: { startedAt: now, confirmedAt: now } };
  const person = { id: crypto.randomUUID(), email: 'a@example.com', role: 'ADMIN', businessId: 'business', sessions };
  await table.transact({ person: put({ ...person, secondFactor, ...userKey(person.id) }) });
  const jwt = { claims: { sub: person.id, origin_jti: 'a' } };
  const event = { headers: {}, requestContext: { authorizer: { jwt } } } as unknown as HttpEvent;
  const caller = (access: 'admin' | 'owner') => callerOf(event, { access }, membersIn(table));
  await expect(caller('owner')).resolves.toBeDefined();
  if (isOpen) await expect(caller('admin')).resolves.toBeDefined();
  else await expect(caller('admin')).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'SECOND_FACTOR_REQUIRED' });
});
