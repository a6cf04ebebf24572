import { beforeEach, describe, expect, it } from 'vitest';
import { resetLinks } from '#functions/data/people/reset-links.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { ALREADY, verificationCalls } from '#test/support/verification-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { change, enter, follow, stored, mailed } = verificationCalls(table, () => harness);

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
