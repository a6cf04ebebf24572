import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/auth/auth.ts';
import { claimsOf } from '#functions/auth/claims.ts';
import { refresh } from '#functions/auth/continue-session.ts';
import { resetRequests } from '#functions/data/limits/attempts.ts';
import { signInAttempts } from '#functions/data/limits/sign-in-attempts.ts';
import { membersIn } from '#functions/data/people/members.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { updateUserIndex } from '#functions/data/people/users.ts';
import { purgeKey, userKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import type { Session } from '#shared/auth/schema.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { resetLinks } from './reset-store.ts';

const table = await emulatedTable();
const NEW_PASSWORD = 'new-password-2';
const REFUSED = { code: 'INVALID_REQUEST', message: 'Invalid or expired reset token' };

let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});

const all = () => ({
  ...harness,
  links: resetLinks(table),
  requests: resetRequests(table),
  attempts: signInAttempts(table),
  updateUserIndex: (user: UserRecord) => updateUserIndex(table, user),
  pause: async () => undefined,
});
const signIn = (email: string, password: string) =>
  login(all(), { email, password }, { ...harness, now: harness.clock() });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  resetPassword(all(), { token, newPassword, confirmPassword: newPassword });
/** Whether a call with the access token of this session is let in. */
async function isLetIn({ access_token }: Session): Promise<boolean> {
  const { subject, sessionId } = claimsOf(access_token);
  return (await membersIn(table).findCaller(subject, sessionId)) !== null;
}

async function mailedToken(email: string): Promise<string> {
  await forgotPassword(all(), { email }, harness.clock());
  return /token=([\w-]+)/.exec(harness.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a reset link', () => {
  it('sets the new password', async () => {
    const { email } = await harness.aPerson();
    expect(await reset(await mailedToken(email))).toEqual({ message: 'Password has been reset successfully.' });
    await expect(signIn(email, NEW_PASSWORD)).resolves.toMatchObject({ expires_in: 3600 });
    await expect(signIn(email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is not used up by one of the most used passwords', async () => {
    const { email } = await harness.aPerson();
    const token = await mailedToken(email);
    await expect(reset(token, 'Password1')).rejects.toMatchObject({
      issues: [{ path: 'newPassword', rule: 'commonPassword' }],
    });
    await expect(reset(token)).resolves.toBeDefined();
  });

  it('works once in 100 parallel uses', async () => {
    const { email } = await harness.aPerson();
    const token = await mailedToken(email);
    const uses = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => reset(token, `password-${index}`)));
    const winner = uses.findIndex(({ status }) => status === 'fulfilled');
    const refusals = uses.flatMap((use) => (use.status === 'rejected' ? [use.reason] : []));
    expect(refusals).toHaveLength(99);
    for (const refusal of refusals) expect(refusal).toMatchObject(REFUSED);
    await expect(signIn(email, `password-${winner}`)).resolves.toMatchObject({ expires_in: 3600 });
  });

  it.each([
    [30 * 60_000 - 1_000, true],
    [30 * 60_000, false],
  ])('%d ms after it was mailed: works %s', async (afterMs, works) => {
    const token = await mailedToken((await harness.aPerson()).email);
    harness.now += afterMs;
    const use = reset(token);
    await (works ? expect(use).resolves.toBeDefined() : expect(use).rejects.toMatchObject(REFUSED));
  });

  it('becomes invalid when another one of the user is used, even within one second', async () => {
    const { email } = await harness.aPerson();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    await reset(first);
    await expect(reset(second)).rejects.toMatchObject(REFUSED);
    const [third, fourth] = [await mailedToken(email), await mailedToken(email)];
    await reset(third);
    await expect(reset(fourth)).rejects.toMatchObject(REFUSED);
  });

  it('works once when two of one user are used in parallel', async () => {
    const { email } = await harness.aPerson();
    const tokens = [await mailedToken(email), await mailedToken(email), await mailedToken(email)];
    const uses = await Promise.allSettled(tokens.map((token) => reset(token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('does not affect those of others', async () => {
    const [one, other] = [await harness.aPerson(), await harness.aPerson()];
    const [ofOne, ofOther] = [await mailedToken(one.email), await mailedToken(other.email)];
    await reset(ofOne);
    await expect(reset(ofOther)).resolves.toBeDefined();
  });

  it('does not work for a disabled or deleted user, nor if made up', async () => {
    const [disabled, deleted] = [await harness.aPerson(), await harness.aPerson()];
    const tokens = [await mailedToken(disabled.email), await mailedToken(deleted.email), 'made-up'];
    await harness.users.change(disabled.id, { disabled: true });
    await table.transact({ user: remove(userKey(deleted.id)) });
    for (const token of tokens) await expect(reset(token)).rejects.toMatchObject(REFUSED);
    await harness.users.change(disabled.id, { disabled: false });
    await expect(signIn(disabled.email, OLD_PASSWORD)).resolves.toBeDefined();
  });

  it('ends the lock after failed sign-ins', async () => {
    const { email } = await harness.aPerson();
    for (let count = 0; count < 10; count += 1) await signIn(email, 'wrong-1').catch(() => null);
    await expect(signIn(email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'LOCKED' });
    await reset(await mailedToken(email));
    await expect(signIn(email, NEW_PASSWORD)).resolves.toBeDefined();
  });
});

describe('the sessions of a user who resets their password', () => {
  it('are refused, with access and with refresh token', async () => {
    const { email } = await harness.aPerson();
    const session = await signIn(email, OLD_PASSWORD);
    expect(await isLetIn(session)).toBe(true);
    await reset(await mailedToken(email));
    expect(await isLetIn(session)).toBe(false);
    await expect(refresh(all(), session.refresh_token, harness.clock())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('can start again in the same second', async () => {
    const { email } = await harness.aPerson();
    await reset(await mailedToken(email));
    const session = await signIn(email, NEW_PASSWORD);
    expect(await isLetIn(session)).toBe(true);
    await expect(refresh(all(), session.refresh_token, harness.clock())).resolves.toMatchObject({ expires_in: 3600 });
  });

  it('are refused if the old password started them while the new one was being set', async () => {
    const { email } = await harness.aPerson();
    const token = await mailedToken(email);
    let session: Session | undefined;
    harness.onSetPassword = async () => {
      session = await signIn(email, OLD_PASSWORD);
    };
    await reset(token);
    expect(session && (await isLetIn(session))).toBe(false);
  });
});

describe('when the new password cannot be set', () => {
  const fail = (name: string) => () => {
    throw Object.assign(new Error('no'), { name });
  };

  it('the link works again, and so does the old password until then', async () => {
    const { email } = await harness.aPerson();
    const token = await mailedToken(email);
    harness.onSetPassword = fail('TimeoutError');
    await expect(reset(token)).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(signIn(email, OLD_PASSWORD)).resolves.toBeDefined();
    harness.onSetPassword = () => undefined;
    await reset(token);
    await expect(signIn(email, NEW_PASSWORD)).resolves.toBeDefined();
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
  });

  it('the link still expires as before', async () => {
    const token = await mailedToken((await harness.aPerson()).email);
    harness.onSetPassword = fail('TimeoutError');
    harness.now += 29 * 60_000;
    await expect(reset(token)).rejects.toMatchObject({ name: 'TimeoutError' });
    harness.onSetPassword = () => undefined;
    harness.now += 60_000;
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
  });

  it('the sessions end anyway, and other links stay invalid', async () => {
    const { email } = await harness.aPerson();
    const session = await signIn(email, OLD_PASSWORD);
    const [token, other] = [await mailedToken(email), await mailedToken(email)];
    harness.onSetPassword = fail('TimeoutError');
    await expect(reset(token)).rejects.toMatchObject({ name: 'TimeoutError' });
    harness.onSetPassword = () => undefined;
    expect(await isLetIn(session)).toBe(false);
    await expect(reset(other)).rejects.toMatchObject(REFUSED);
  });

  it.each(['InvalidPasswordException', 'InvalidParameterException'])(
    'because of the password itself (%s), the rule is told',
    async (name) => {
      const token = await mailedToken((await harness.aPerson()).email);
      harness.onSetPassword = fail(name);
      await expect(reset(token)).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        message: 'Password must be at least 8 characters long and contain at least one letter and one number',
      });
      harness.onSetPassword = () => undefined;
      await expect(reset(token)).resolves.toBeDefined();
    },
  );
});

describe('resetting the password of an account that has not proven its mailbox', () => {
  it('proves it, ends the sessions and drops what was entered before; the mail says so', async () => {
    const person = await harness.anUnprovenPerson({ firstName: 'Squatter' });
    const session = await signIn(person.email, OLD_PASSWORD);
    const token = await mailedToken(person.email);
    expect(harness.mails.at(-1)?.text).toContain('removes everything that was entered');
    await reset(token);
    const after = await harness.users.find(person.id);
    expect(after).toMatchObject({ email: person.email, emailVerifiedAt: harness.clock().toISOString() });
    expect(after).not.toHaveProperty('firstName');
    expect(after?.businessId).not.toBe(person.businessId);
    expect(await table.get(purgeKey(person.businessId))).toMatchObject({ businessId: person.businessId });
    expect(await isLetIn(session)).toBe(false);
    await expect(signIn(person.email, NEW_PASSWORD)).resolves.toBeDefined();
    await expect(signIn(person.email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('happens once in 100 parallel uses, and for one of two links', async () => {
    const { email } = await harness.anUnprovenPerson();
    const [token, other] = [await mailedToken(email), await mailedToken(email)];
    const uses = await Promise.allSettled(Array.from({ length: 100 }, () => reset(token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(REFUSED);
    await expect(reset(other)).rejects.toMatchObject(REFUSED);
    await expect(signIn(email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  it('can be tried again after a failure', async () => {
    const { email } = await harness.anUnprovenPerson();
    const token = await mailedToken(email);
    harness.onSetPassword = () => Promise.reject(Object.assign(new Error('no'), { name: 'TimeoutError' }));
    await expect(reset(token)).rejects.toMatchObject({ name: 'TimeoutError' });
    harness.onSetPassword = () => undefined;
    await reset(token);
    await expect(signIn(email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  it('is refused with an expired link, and nothing changes', async () => {
    const { email } = await harness.anUnprovenPerson();
    const token = await mailedToken(email);
    harness.now += 30 * 60_000;
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
    await expect(signIn(email, OLD_PASSWORD)).resolves.toBeDefined();
  });
});

it.each([
  ['proven', () => harness.aPerson()],
  ['unproven', () => harness.anUnprovenPerson()],
])('a link does not work once the %s account has another e-mail', async (_, somebody) => {
  const { id, email } = await somebody();
  const token = await mailedToken(email);
  await harness.users.change(id, { email: `new-${email}` });
  await expect(reset(token)).rejects.toMatchObject(REFUSED);
});
