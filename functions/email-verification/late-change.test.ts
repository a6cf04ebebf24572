import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import { AppError } from '#shared/errors.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { NEW_PASSWORD, resetCalls } from '#test/support/reset-harness.ts';
import { ALREADY, verificationCalls } from '#test/support/verification-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { change, enter, follow, stored, mailed } = verificationCalls(table, () => harness);
const { reset, signIn, mailedToken } = resetCalls(table, () => harness);

describe('a change of email whose sessions ended', () => {
  const anAddress = () => `new-${crypto.randomUUID()}@example.com`;
  const ownerOf = async (email: string) => (await harness.users.findByEmail(email))?.id;

  it('leaves the identity provider with the email of the account', async () => {
    const user = await harness.aPerson();
    const email = anAddress();
    await change(user, email);
    const known: string[] = [];
    harness.identity.changeEmail = async (_, to) => {
      if (known.length === 0) await resetLinks(table).endSessions(user.id);
      known.push(to);
      return true;
    };
    await expect(enter(user, mailed().code)).rejects.toMatchObject(ALREADY);
    expect(known).toEqual([email, user.email]);
    expect([await ownerOf(email), await ownerOf(user.email)]).toEqual([undefined, user.id]);
  });

  it('and a reset of the password at the same time: one of them takes effect, and neither fails otherwise', async () => {
    const { changeEmail } = harness.identity;
    harness.identity.changeEmail = async (subject, email) => {
      await pause(Math.random() * 5);
      const isChanged = await changeEmail(subject, email);
      await pause(Math.random() * 5);
      return isChanged;
    };
    for (let round = 0; round < 10; round += 1) {
      const user = await harness.aPerson();
      const token = await mailedToken(user.email);
      await change(user, anAddress());
      const { code } = mailed();
      const [changed, wasReset] = await Promise.allSettled([
        enter(user, code),
        pause(Math.random() * 10).then(() => reset(token)),
      ]);
      for (const each of [changed, wasReset])
        if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(AppError);
      const { email = '' } = (await stored(user)) ?? {};
      const password = wasReset.status === 'fulfilled' ? NEW_PASSWORD : OLD_PASSWORD;
      await expect(signIn(email, password)).resolves.toBeDefined();
      expect(email === user.email).toBe(changed.status === 'rejected');
    }
  });

  it('that was interrupted: a reset of the password still works', async () => {
    const user = await harness.aPerson();
    const token = await mailedToken(user.email);
    const email = anAddress();
    await harness.identity.changeEmail(user.id, email);
    await reset(token);
    await expect(harness.identity.signIn(email, NEW_PASSWORD)).resolves.not.toBeNull();
  });

  it.each(['code', 'link'] as const)('is void: its %s changes nothing', async (how) => {
    const user = await harness.aPerson();
    await change(user, anAddress());
    const { code, token } = mailed();
    await resetLinks(table).endSessions(user.id);
    await expect(how === 'code' ? enter(user, code) : follow(token)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await stored(user))?.email).toBe(user.email);
    expect(await stored(user)).not.toHaveProperty('pendingEmail');
    await expect(harness.identity.signIn(user.email, 'old-password-1')).resolves.not.toBeNull();
  });

  it('cannot be requested by a call that began before', async () => {
    const user = await harness.aPerson();
    const { findByEmail } = harness.users;
    harness.users.findByEmail = async (email) => {
      await resetLinks(table).endSessions(user.id);
      return findByEmail(email);
    };
    await expect(change(user, anAddress())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await stored(user)).not.toHaveProperty('pendingEmail');
    expect(harness.mails).toEqual([]);
  });
});
