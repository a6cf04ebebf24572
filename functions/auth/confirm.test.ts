import { beforeEach, expect, it } from 'vitest';
import { confirmAttempts } from '#functions/domain/limits/attempts.ts';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { login } from './auth.ts';
import { claimsOf } from './claims.ts';
import { confirm } from './confirm.ts';

const table = await emulatedTable();
let harness: AccountHarness;
let caller: Caller;
beforeEach(async () => {
  harness = accountHarness(table);
  const { email } = await harness.aPerson();
  caller = await signIn(email);
  harness.now += 10 * 60_000;
});

async function signIn(email: string): Promise<Caller> {
  const dependencies = { ...harness, attempts: signInAttempts(table) };
  const input = { email, password: OLD_PASSWORD };
  const { access_token } = await login(dependencies, input, { ...harness, now: harness.clock() });
  const { subject, sessionId } = claimsOf(access_token);
  return (await membersIn(table).findCaller(subject, sessionId)) as Caller;
}

const latest = ({ userId, sessionId }: Caller) => membersIn(table).findCaller(userId, sessionId);
const attemptsOf = (userId: string) => confirmAttempts(table, userId);
const enter = (password: string, now = harness.clock()) =>
  confirm({ ...harness, attemptsOf }, { caller, body: { password }, now });

it('is confirmed by signing in, and again by each correct password', async () => {
  expect(caller.confirmedAt).toBe(Math.floor(harness.now / 1000) - 600);
  await enter(OLD_PASSWORD);
  expect(await latest(caller)).toMatchObject({ confirmedAt: Math.floor(harness.now / 1000) });
});

it('confirms only this session', async () => {
  const other = await signIn(caller.email);
  harness.now += 60_000;
  await enter(OLD_PASSWORD);
  expect(await latest(other)).toMatchObject({ confirmedAt: other.confirmedAt });
});

it('reports a wrong password, and changes nothing', async () => {
  await expect(enter('wrong-1')).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    issues: [{ path: 'password', rule: 'wrongPassword' }],
  });
  expect(await latest(caller)).toMatchObject({ confirmedAt: caller.confirmedAt });
});

it('ends only this session after five wrong passwords, even in parallel', async () => {
  const other = await signIn(caller.email);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => enter(`wrong-${index}`)));
  const codes = tries.map((one) => (one.status === 'rejected' ? one.reason.code : one.status));
  expect(codes.filter((code) => code === 'INVALID_REQUEST')).toHaveLength(5);
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(15);
  expect(await latest(caller)).toBeNull();
  expect(await latest(other)).not.toBeNull();
});

it('starts counting again after a correct one', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1) await expect(enter('wrong-1')).rejects.toBeDefined();
    await enter(OLD_PASSWORD);
  }
  expect(await latest(caller)).not.toBeNull();
});
