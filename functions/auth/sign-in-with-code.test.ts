import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { newRecoveryCodes } from '#functions/domain/people/second-factor.ts';
import { newTotpSecret } from '#functions/services/totp.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { login } from './auth.ts';

const table = await emulatedTable();
const CODE_REQUIRED = { code: 'FORBIDDEN', reason: 'CODE_REQUIRED' };
const WRONG_CODE = { code: 'UNAUTHENTICATED', issues: [{ path: 'code', rule: 'wrongCode' }] };
const WRONG_PASSWORD = { code: 'UNAUTHENTICATED', issues: [] };

let bench: AccountHarness;
let email: string;
let recoveryCodes: string[];
const secret = newTotpSecret();

beforeEach(async () => {
  bench = accountHarness(table);
  const { id, email: address } = await bench.aPerson();
  email = address;
  const { codes, hashes } = newRecoveryCodes(bench.sealer, id);
  recoveryCodes = codes;
  const secondFactor = {
    sealedSecret: bench.sealer.seal(secret, id),
    enabledAt: bench.clock().toISOString(),
    lastStep: 0,
    recoveryCodes: hashes,
  };
  await bench.users.change(id, { secondFactor });
});

const codeAt = (offsetSeconds = 0) => new TOTP({ secret }).generate({ timestamp: bench.now + offsetSeconds * 1000 });
const signIn = (code?: string, password = OLD_PASSWORD) =>
  login(
    { ...bench, attempts: signInAttempts(table) },
    { email, password, ...(code !== undefined && { code }) },
    { client: bench.client, now: bench.clock() },
  );

it('asks for the code once the password is right, without counting a failure', async () => {
  for (let count = 0; count < 15; count += 1) await expect(signIn()).rejects.toMatchObject(CODE_REQUIRED);
  await expect(signIn(undefined, 'wrong-1')).rejects.toMatchObject(WRONG_PASSWORD);
  await expect(signIn(codeAt(), 'wrong-1')).rejects.toMatchObject(WRONG_PASSWORD);
  await expect(signIn(codeAt())).resolves.toMatchObject({ expires_in: 3600 });
});

it('accepts a code once, and no older one', async () => {
  await signIn(codeAt());
  await expect(signIn(codeAt())).rejects.toMatchObject(WRONG_CODE);
  await expect(signIn(codeAt(-30))).rejects.toMatchObject(WRONG_CODE);
  await expect(signIn(codeAt(30))).resolves.toBeDefined();
});

it.each([
  ['a code', () => codeAt()],
  ['a recovery code', () => recoveryCodes[0] ?? ''],
])('accepts %s once in 10 parallel sign-ins', async (_, codeOf) => {
  const code = codeOf();
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => signIn(code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('accepts each recovery code once, in capitals and with spaces too', async () => {
  const [first = '', second = ''] = recoveryCodes;
  await expect(signIn(first.toUpperCase().replaceAll('-', ' '))).resolves.toBeDefined();
  await expect(signIn(first)).rejects.toMatchObject(WRONG_CODE);
  await expect(signIn(second)).resolves.toBeDefined();
});

it('notifies the user of a recovery code, and not of a code from the app', async () => {
  await signIn(codeAt());
  expect(bench.mails).toEqual([]);
  await signIn(recoveryCodes[0]);
  expect(bench.mails).toMatchObject([{ to: email, subject: 'A recovery code was used to sign in' }]);
  await expect(signIn(recoveryCodes[0])).rejects.toMatchObject(WRONG_CODE);
  expect(bench.mails).toHaveLength(1);
});

it('counts wrong codes like wrong passwords', async () => {
  for (let count = 0; count < 10; count += 1) await expect(signIn('000000')).rejects.toMatchObject(WRONG_CODE);
  await expect(signIn(codeAt())).rejects.toMatchObject({ code: 'LOCKED' });
});
