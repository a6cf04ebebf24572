import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { A_DAY_MS, inviteHarness, NOW, OFTEN_ENOUGH } from '#test/support/invite-harness.ts';

let table: Table;
let harness: Awaited<ReturnType<typeof inviteHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(async () => {
  harness = await inviteHarness(table);
});

const SPENT = {
  code: 'TOO_MANY_REQUESTS',
  message: 'You have reached the daily limit for invitations. Please try again tomorrow.',
};

const AFTER_A_WEEK = new Date('2026-03-08T12:00:00Z');

describe('on one day', () => {
  const remove = async () => {
    const [{ id = '' } = {}] = await harness.listed();
    const employee = await harness.store.list.find(id);
    if (!employee) expect.unreachable();
    expect(await harness.store.remove(employee, {})).toBe(true);
  };

  it('one person gets three invitations, also when removed in between, and others get theirs', async () => {
    const { id } = await harness.invite();
    await harness.resend(id);
    await remove();
    await harness.invite();
    const [again] = await harness.listed();
    await expect(harness.resend(again?.id ?? '')).rejects.toMatchObject(OFTEN_ENOUGH);
    await remove();
    await expect(harness.invite()).rejects.toMatchObject(OFTEN_ENOUGH);
    expect(harness.accounts.mails).toHaveLength(3);
    await expect(harness.invite(NOW, (await harness.accounts.aPerson()).email)).resolves.toBeDefined();
    await expect(harness.invite(new Date(NOW.getTime() + A_DAY_MS))).resolves.toBeDefined();
  });

  it('one person gets three invitations, however many parallel calls there are', async () => {
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => harness.store.countRecipient(harness.person.id, NOW)),
    );
    expect(counts.filter(Boolean)).toHaveLength(3);
  });

  it('an invitation that lost to a parallel one does not count', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => harness.invite()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [{ id = '' } = {}] = await harness.listed();
    await harness.resend(id);
    await harness.resend(id);
    await expect(harness.resend(id)).rejects.toMatchObject(OFTEN_ENOUGH);
  });

  it('50 attempts are allowed, successful or not', async () => {
    for (let time = 0; time < 49; time += 1) {
      await expect(harness.invite(NOW, 'nobody@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await harness.invite();
    await expect(harness.invite(NOW, 'nobody@example.com')).rejects.toMatchObject(SPENT);
    await expect(harness.resend('unknown')).rejects.toMatchObject(SPENT);
  });

  it('the error is the same for an administrator and for an employee of another business', async () => {
    const refused = { code: 'CONFLICT', message: 'This person cannot be invited.' };
    for (const fields of [{ role: 'ADMIN' }, { employerId: 'another', employeeId: 'x' }] as const) {
      await expect(harness.invite(NOW, (await harness.accounts.aPerson(fields)).email)).rejects.toMatchObject(refused);
    }
  });
});

describe('an invitation', () => {
  it('expires after seven days, to the second', async () => {
    await harness.invite();
    expect(await harness.listed(new Date(AFTER_A_WEEK.getTime() - 1))).toMatchObject([
      { invitation: { status: 'PENDING' } },
    ]);
    expect(await harness.listed(AFTER_A_WEEK)).toMatchObject([{ invitation: { status: 'EXPIRED' } }]);
    await expect(harness.invite(new Date(AFTER_A_WEEK.getTime() - 1))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(harness.invite(AFTER_A_WEEK)).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('has a unique token of 256 bits', async () => {
    const { id } = await harness.invite();
    for (let day = 1; day < 10; day += 1) await harness.resend(id, new Date(NOW.getTime() + day * A_DAY_MS));
    const tokens = harness.mailedTokens();
    expect(new Set(tokens).size).toBe(10);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it.each([
    ['a disabled account', { disabled: true }, 'NOT_FOUND'],
    ['who became an administrator', { role: 'ADMIN' }, 'CONFLICT'],
    ['who works elsewhere by now', { employerId: 'another', employeeId: 'x' }, 'CONFLICT'],
  ] as const)('is not sent again to %s', async (_, change, code) => {
    const { id } = await harness.invite();
    await harness.accounts.users.change(harness.person.id, change);
    await expect(harness.resend(id)).rejects.toMatchObject({ code });
    expect(harness.accounts.mails).toHaveLength(1);
  });
});
