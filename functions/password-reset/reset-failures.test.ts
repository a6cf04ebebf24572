import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { NEW_PASSWORD, REFUSED, resetCalls } from '#test/support/reset-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { signIn, reset, isSignedIn, mailedToken } = resetCalls(table, () => harness);

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
    expect(await isSignedIn(session)).toBe(false);
    await expect(reset(other)).rejects.toMatchObject(REFUSED);
  });

  it.each(['InvalidPasswordException', 'InvalidParameterException'])(
    'because of the password itself (%s), the error states the rule',
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
