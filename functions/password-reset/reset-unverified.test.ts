import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey, purgeKey } from '#functions/data/table/keys.ts';
import { set } from '#functions/data/table/write.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { NEW_PASSWORD, REFUSED, resetCalls } from '#test/support/reset-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { signIn, reset, isSignedIn, mailedToken } = resetCalls(table, () => harness);

describe('resetting the password of an account whose email is unverified', () => {
  it('verifies it, ends the sessions and deletes everything entered before; the mail says so', async () => {
    const person = await harness.anUnverifiedPerson({ firstName: 'Squatter' });
    const session = await signIn(person.email, OLD_PASSWORD);
    const token = await mailedToken(person.email);
    expect(harness.mails.at(-1)?.text).toContain('deletes everything previously entered in the account');
    await reset(token);
    const after = await harness.users.find(person.id);
    expect(after).toMatchObject({ email: person.email, emailVerifiedAt: harness.clock().toISOString() });
    expect(after).not.toHaveProperty('firstName');
    expect(after?.businessId).not.toBe(person.businessId);
    expect(await table.get(purgeKey(person.businessId))).toMatchObject({ businessId: person.businessId });
    expect(await isSignedIn(session)).toBe(false);
    await expect(signIn(person.email, NEW_PASSWORD)).resolves.toBeDefined();
    await expect(signIn(person.email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('lifts no suspension', async () => {
    const person = await harness.anUnverifiedPerson();
    const suspension = { suspendedAt: '2026-01-05T10:00:00Z', suspendedBy: 'a@example.com', suspensionReason: 'Fraud' };
    await table.update(set(businessKey(person.businessId), suspension));
    await reset(await mailedToken(person.email));
    const after = await harness.users.find(person.id);
    expect(await table.get(businessKey(after?.businessId ?? ''))).toMatchObject({ ...suspension, ownerId: person.id });
  });

  it.each([
    ['fr', undefined, 'fr'],
    ['fr', 'en', 'en'],
    [undefined, 'fr', 'fr'],
  ] as const)('gives an account in %s that is reset in %s the language %s', async (before, chosen, after) => {
    const person = await harness.anUnverifiedPerson({ ...(before && { language: before }) });
    await reset(await mailedToken(person.email), NEW_PASSWORD, chosen);
    expect(await harness.users.find(person.id)).toMatchObject({ language: after });
  });

  it('happens once in 100 parallel uses, and for one of two links', async () => {
    const { email } = await harness.anUnverifiedPerson();
    const [token, other] = [await mailedToken(email), await mailedToken(email)];
    const uses = await Promise.allSettled(Array.from({ length: 100 }, () => reset(token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(REFUSED);
    await expect(reset(other)).rejects.toMatchObject(REFUSED);
    await expect(signIn(email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  it.each(['verified', 'unverified'])(
    'sets the password of the use that succeeds, in several rounds (%s)',
    async (kind) => {
      harness.onSetPassword = () => pause(Math.random() * 5);
      for (let round = 0; round < 5; round += 1) {
        const { email } = await (kind === 'verified' ? harness.aPerson() : harness.anUnverifiedPerson());
        const tokens = [await mailedToken(email), await mailedToken(email)];
        const passwords = Array.from({ length: 8 }, (_, index) => `password-${index}`);
        const uses = await Promise.allSettled(
          passwords.map((password, index) => reset(tokens[index % 2] ?? '', password)),
        );
        const winner = uses.findIndex(({ status }) => status === 'fulfilled');
        expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(REFUSED);
        await expect(signIn(email, passwords[winner] ?? '')).resolves.toBeDefined();
      }
    },
  );

  it('can be tried again after a failure', async () => {
    const { email } = await harness.anUnverifiedPerson();
    const token = await mailedToken(email);
    harness.onSetPassword = () => Promise.reject(Object.assign(new Error('no'), { name: 'TimeoutError' }));
    await expect(reset(token)).rejects.toMatchObject({ name: 'TimeoutError' });
    harness.onSetPassword = () => undefined;
    await reset(token);
    await expect(signIn(email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  it('is refused with an expired link, and nothing changes', async () => {
    const { email } = await harness.anUnverifiedPerson();
    const token = await mailedToken(email);
    harness.now += 30 * 60_000;
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
    await expect(signIn(email, OLD_PASSWORD)).resolves.toBeDefined();
  });
});
