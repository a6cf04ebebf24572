import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { ALREADY, LINK_REFUSED, verificationCalls } from '#test/support/verification-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { resend, follow, mailed } = verificationCalls(table, () => harness);

describe('the link', () => {
  it('verifies the email once in 100 parallel uses', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const { token } = mailed();
    const uses = await Promise.allSettled(Array.from({ length: 100 }, () => follow(token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(ALREADY);
  });

  it.each(['', 'made-up'])('is refused if it is %j', async (token) => {
    await expect(follow(token)).rejects.toMatchObject({ code: 'INVALID_REQUEST', ...LINK_REFUSED });
  });

  it('is refused to a disabled account', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const { token } = mailed();
    await harness.users.change(user.id, { disabled: true });
    await expect(follow(token)).rejects.toMatchObject(LINK_REFUSED);
  });
});
