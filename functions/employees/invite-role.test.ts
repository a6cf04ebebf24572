import { beforeEach, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { A_DAY_MS, inviteHarness, NOW } from '#test/support/invite-harness.ts';

const table = await emulatedTable();
let harness: Awaited<ReturnType<typeof inviteHarness>>;
beforeEach(async () => {
  harness = await inviteHarness(table);
});

const LATER = new Date(NOW.getTime() + 8 * A_DAY_MS);
const texts = () => harness.accounts.mails.map(({ text }) => text.replaceAll('\n', ' '));

it('people are invited as employees unless it is said otherwise', async () => {
  expect(await harness.invite()).toMatchObject({ role: 'EMPLOYEE' });
  expect(texts()[0]).toContain('as an employee');
});

it('an accountant is listed and mailed as one, also when the invitation is sent again', async () => {
  const { id } = await harness.invite(NOW, undefined, 'ACCOUNTANT');
  await harness.resend(id);
  expect(await harness.listed()).toMatchObject([{ role: 'ACCOUNTANT' }]);
  expect(texts()).toEqual([expect.stringContaining('accountant'), expect.stringContaining('accountant')]);
});

it('an open invitation stays as what it is', async () => {
  await harness.invite();
  await expect(harness.invite(NOW, undefined, 'ACCOUNTANT')).rejects.toMatchObject({ reason: 'ALREADY_INVITED' });
  expect(await harness.listed()).toMatchObject([{ role: 'EMPLOYEE' }]);
});

it('an expired invitation is followed by one as something else', async () => {
  await harness.invite(NOW, undefined, 'ACCOUNTANT');
  expect(await harness.invite(LATER)).toMatchObject({ role: 'EMPLOYEE' });
  expect(await harness.listed(LATER)).toMatchObject([{ role: 'EMPLOYEE', invitation: { status: 'PENDING' } }]);
  expect(texts()[1]).toContain('as an employee');
});
