import { beforeEach, describe, expect, it } from 'vitest';
import { refresh } from '#functions/auth/continue-session.ts';
import { userKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import type { Session } from '#shared/auth/schema.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { NEW_PASSWORD, REFUSED, resetCalls } from '#test/support/reset-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { all, signIn, reset, isSignedIn, mailedToken } = resetCalls(table, () => harness);

describe('a reset link', () => {
  it('sets the new password', async () => {
    const { email } = await harness.aPerson();
    expect(await reset(await mailedToken(email))).toEqual({ message: 'Password has been reset successfully.' });
    await expect(signIn(email, NEW_PASSWORD)).resolves.toMatchObject({ expires_in: 3600 });
    await expect(signIn(email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('leaves a person their language', async () => {
    const { id, email } = await harness.aPerson({ language: 'fr' });
    await reset(await mailedToken(email), NEW_PASSWORD, 'en');
    expect(await harness.users.find(id)).toMatchObject({ language: 'fr' });
  });

  it.each(['aPerson', 'anUnverifiedPerson'] as const)('notifies the owner of the changed password (%s)', async (a) => {
    const { email } = await harness[a]();
    await reset(await mailedToken(email));
    expect(harness.mails.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' });
    expect(harness.mails.at(-1)?.text).toContain('192.0.2.1');
  });

  it('sets the password even if that mail fails', async () => {
    const { email } = await harness.aPerson();
    const token = await mailedToken(email);
    harness.queue = { add: () => Promise.reject(new Error('down')) };
    await reset(token);
    await expect(signIn(email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  it('is not used up by a common password', async () => {
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
  it('are refused, with access and refresh tokens', async () => {
    const { email } = await harness.aPerson();
    const session = await signIn(email, OLD_PASSWORD);
    expect(await isSignedIn(session)).toBe(true);
    await reset(await mailedToken(email));
    expect(await isSignedIn(session)).toBe(false);
    await expect(refresh(all(), session.refresh_token, harness.clock())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('can start again in the same second', async () => {
    const { email } = await harness.aPerson();
    await reset(await mailedToken(email));
    const session = await signIn(email, NEW_PASSWORD);
    expect(await isSignedIn(session)).toBe(true);
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
    expect(session && (await isSignedIn(session))).toBe(false);
  });
});

it.each([
  ['verified', () => harness.aPerson()],
  ['unverified', () => harness.anUnverifiedPerson()],
])('a link does not work once the %s account has another email', async (_, anAccount) => {
  const { id, email } = await anAccount();
  const token = await mailedToken(email);
  await harness.users.change(id, { email: `new-${email}` });
  await expect(reset(token)).rejects.toMatchObject(REFUSED);
});
