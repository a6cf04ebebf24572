import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invitationKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { hashOf } from '#functions/domain/people/secret-token.ts';
import { AppError } from '#shared/errors.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { inviteHarness, OFTEN_ENOUGH } from '#test/support/invite-harness.ts';

let table: Table;
let harness: Awaited<ReturnType<typeof inviteHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(async () => {
  harness = await inviteHarness(table);
});

const works = async (token = '') => (await table.get(invitationKey(hashOf(token)))) !== undefined;

/** The mailer's error for a failure of the AWS client. */
const mailFault = (cause: object) =>
  new AppError('PROVIDER_FAILED', 'The email could not be sent. Please try again later.', { cause });

/** From now on SES refuses every mail; `before` runs just before the first refusal. */
function failingMailer(before: () => Promise<unknown> = async () => undefined): void {
  harness.accounts.mailer = {
    send: async () => {
      await before();
      throw mailFault({ $metadata: { httpStatusCode: 400 } });
    },
  };
}

describe('when the mail cannot be sent', () => {
  it('no one is invited, and the attempt does not count', async () => {
    const { mailer } = harness.accounts;
    failingMailer();
    await expect(harness.invite()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await harness.listed()).toEqual([]);
    expect(await harness.counted()).toBe(0);
    harness.accounts.mailer = mailer;
    await expect(harness.invite()).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('the previous invitation stays valid', async () => {
    const { id } = await harness.invite();
    const [token] = harness.mailedTokens();
    const before = await harness.store.list.find(id);
    failingMailer();
    await expect(harness.resend(id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await harness.store.list.find(id)).toEqual(before);
    expect(await works(token)).toBe(true);
    expect(await harness.counted()).toBe(1);
  });

  it('the person’s quota is not used up', async () => {
    const { mailer } = harness.accounts;
    failingMailer();
    for (let time = 0; time < 4; time += 1) {
      await expect(harness.invite()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    }
    harness.accounts.mailer = mailer;
    await expect(harness.invite()).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('a rejection stays a rejection', async () => {
    const { id } = await harness.invite();
    const invited = await harness.store.list.find(id);
    if (!invited) expect.unreachable();
    const { tokenHash: _hash, expiresAt: _end, ...rejected } = invited;
    await harness.store.replace(invited, { ...rejected, status: 'REJECTED' });
    failingMailer();
    await expect(harness.invite()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await harness.listed()).toMatchObject([{ invitation: { status: 'REJECTED' } }]);
    expect(await harness.store.list.find(id)).not.toHaveProperty('tokenHash');
  });

  it('what happened to the invitation in the meantime stays', async () => {
    const { id } = await harness.invite();
    failingMailer(async () => {
      harness.accounts.mailer = { send: async (mail) => void harness.accounts.mails.push(mail) };
      await harness.resend(id);
    });
    await expect(harness.resend(id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    const [first, second] = harness.mailedTokens();
    expect([await works(first), await works(second)]).toEqual([false, true]);
    expect((await harness.store.list.find(id))?.tokenHash).toBe(hashOf(second ?? ''));
  });
});

describe('when it is unknown whether the mail was sent', () => {
  const UNKNOWN = { code: 'CONFLICT', message: expect.stringContaining('may have been sent') };
  beforeEach(() => {
    harness.accounts.mailer = {
      send: async (mail) => {
        harness.accounts.mails.push(mail);
        throw mailFault({ code: 'ETIMEDOUT' });
      },
    };
  });

  it('the person is invited, their link works, and it counts', async () => {
    await expect(harness.invite()).rejects.toMatchObject(UNKNOWN);
    expect(await harness.listed()).toMatchObject([{ invitation: { status: 'PENDING' } }]);
    expect(await works(harness.mailedTokens()[0])).toBe(true);
    expect(await harness.counted()).toBe(1);
  });

  it('the resent link works, and counts for the person, too', async () => {
    await expect(harness.invite()).rejects.toMatchObject(UNKNOWN);
    const [{ id = '' } = {}] = await harness.listed();
    for (let time = 0; time < 2; time += 1) await expect(harness.resend(id)).rejects.toMatchObject(UNKNOWN);
    expect(await Promise.all(harness.mailedTokens().map(works))).toEqual([false, false, true]);
    await expect(harness.resend(id)).rejects.toMatchObject(OFTEN_ENOUGH);
  });
});
