import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invitationKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { hashOf } from '#functions/domain/people/secret-token.ts';
import { AppError } from '#shared/errors.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { inviteHarness } from '#test/support/invite-harness.ts';

let table: Table;
let harness: Awaited<ReturnType<typeof inviteHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(async () => {
  harness = await inviteHarness(table);
});

const works = async (token = '') => (await table.get(invitationKey(hashOf(token)))) !== undefined;

/** From now on the queue takes no email. */
function failingQueue(): void {
  harness.accounts.queue = { add: () => Promise.reject(new AppError('UNAVAILABLE', 'The service is busy.')) };
}

describe('when the email cannot be queued', () => {
  it('no one is invited', async () => {
    const { queue } = harness.accounts;
    failingQueue();
    await expect(harness.invite()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await harness.listed()).toEqual([]);
    harness.accounts.queue = queue;
    await expect(harness.invite()).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('the previous invitation stays valid', async () => {
    const { id } = await harness.invite();
    const [token] = harness.mailedTokens();
    const before = await harness.store.list.find(id);
    failingQueue();
    await expect(harness.resend(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await harness.store.list.find(id)).toEqual(before);
    expect(await works(token)).toBe(true);
  });

  it('the person’s quota is not used up', async () => {
    const { queue } = harness.accounts;
    failingQueue();
    for (let time = 0; time < 4; time += 1) {
      await expect(harness.invite()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
    harness.accounts.queue = queue;
    await expect(harness.invite()).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('a rejection stays a rejection', async () => {
    const { id } = await harness.invite();
    const invited = await harness.store.list.find(id);
    if (!invited) expect.unreachable();
    const { tokenHash: _hash, expiresAt: _end, ...rejected } = invited;
    await harness.store.replace(invited, { ...rejected, status: 'REJECTED' }, {});
    failingQueue();
    await expect(harness.invite()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await harness.listed()).toMatchObject([{ invitation: { status: 'REJECTED' } }]);
    expect(await harness.store.list.find(id)).not.toHaveProperty('tokenHash');
  });
});

it('the queue has neither the token in clear nor a link', async () => {
  const queued: string[] = [];
  const { queue } = harness.accounts;
  harness.accounts.queue = {
    add(mail, delay) {
      queued.push(JSON.stringify(mail));
      return queue.add(mail, delay);
    },
  };
  await harness.invite();
  const [token = ''] = harness.mailedTokens();
  expect(await works(token)).toBe(true);
  expect(queued).toHaveLength(2);
  expect(queued.join()).not.toContain(token);
});

it('an address that refuses email is not invited', async () => {
  harness.accounts.suppressions = { find: async () => 'BOUNCED' };
  const message = `Emails to ${harness.person.email} could not be delivered. Check the address, or use another one.`;
  await expect(harness.invite()).rejects.toMatchObject({ code: 'CONFLICT', message });
  expect(await harness.listed()).toEqual([]);
});
