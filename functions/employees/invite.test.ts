import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { toEmployee } from '#functions/data/people/employees.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { hashOf } from '#functions/data/people/secret-token.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { invitationKey, quotaKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { type AccountBench, accountBench } from '#test/support/account-bench.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { inviteEmployee, resendInvitation } from './invite.ts';
import { employeeStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const AFTER_A_WEEK = new Date('2026-03-08T12:00:00Z');

let table: Table;
let bench: AccountBench;
let caller: Caller;
let person: UserRecord;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(async () => {
  bench = accountBench(table);
  const { id: userId, email, businessId } = await bench.aPerson();
  caller = { userId, email, businessId, role: 'USER' };
  person = await bench.aPerson();
});

const store = () => employeeStore(table, caller.businessId);
const dependencies = () => ({ ...bench, store: store(), businesses: businessesIn(table) });
const invite = (now = NOW, email = person.email) => inviteEmployee(dependencies(), { caller, email, now });
const resend = (id: string, now = NOW) => resendInvitation(dependencies(), { caller, id, now });
const listed = async (now = NOW) => {
  const { items } = await store().list.page({ page: 1, limit: 10, sort: 'createdAt' });
  return items.map((item) => toEmployee(item, now));
};
const mailedTokens = () => bench.mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
const works = async (token = '') => (await table.get(invitationKey(hashOf(token)))) !== undefined;
const counted = async () =>
  (await table.get<{ messages: number }>(quotaKey(caller.businessId, 'INVITATION', '2026-03-01')))?.messages ?? 0;

const A_DAY_MS = 86_400_000;
const SPENT = {
  code: 'TOO_MANY_REQUESTS',
  message: 'You have sent all the invitations of one day. Please try again tomorrow.',
};
const OFTEN_ENOUGH = {
  code: 'TOO_MANY_REQUESTS',
  message: 'This person was invited often enough for today. Please try again tomorrow.',
};

/** What the mailer throws for a failure of the AWS client. */
const mailFault = (cause: object) =>
  new AppError('PROVIDER_FAILED', 'The e-mail could not be sent. Please try again later.', { cause });

/** From now on SES refuses every mail; what a test does in between happens first. */
function failingMailer(before: () => Promise<unknown> = async () => undefined): void {
  bench.mailer = {
    send: async () => {
      await before();
      throw mailFault({ $metadata: { httpStatusCode: 400 } });
    },
  };
}

describe('when the mail cannot be sent', () => {
  it('nobody is invited, and the next try is the first', async () => {
    failingMailer();
    await expect(invite()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await listed()).toEqual([]);
    expect(await counted()).toBe(0);
    bench.mailer = accountBench(table).mailer;
    await expect(invite()).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('the invitation before works on', async () => {
    const { id } = await invite();
    const [token] = mailedTokens();
    const before = await store().list.find(id);
    failingMailer();
    await expect(resend(id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await store().list.find(id)).toEqual(before);
    expect(await works(token)).toBe(true);
    expect(await counted()).toBe(1);
  });

  it('the person can be invited as often as before', async () => {
    const { mailer } = bench;
    failingMailer();
    for (let time = 0; time < 4; time += 1) {
      await expect(invite()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    }
    bench.mailer = mailer;
    await expect(invite()).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('who rejected has rejected still', async () => {
    const { id } = await invite();
    const invited = await store().list.find(id);
    if (!invited) expect.unreachable();
    const { tokenHash: _hash, expiresAt: _end, ...rejected } = invited;
    await store().replace(invited, { ...rejected, status: 'REJECTED' });
    failingMailer();
    await expect(invite()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await listed()).toMatchObject([{ invitation: { status: 'REJECTED' } }]);
    expect(await store().list.find(id)).not.toHaveProperty('tokenHash');
  });

  it('what happened to the invitation meanwhile stands', async () => {
    const { id } = await invite();
    failingMailer(async () => {
      bench.mailer = { send: async (mail) => void bench.mails.push(mail) };
      await resend(id);
    });
    await expect(resend(id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    const [first, second] = mailedTokens();
    expect([await works(first), await works(second)]).toEqual([false, true]);
    expect((await store().list.find(id))?.tokenHash).toBe(hashOf(second ?? ''));
  });
});

describe('when nobody knows whether the mail was sent', () => {
  const UNKNOWN = { code: 'CONFLICT', message: expect.stringContaining('may have been sent') };
  beforeEach(() => {
    bench.mailer = {
      send: async (mail) => {
        bench.mails.push(mail);
        throw mailFault({ code: 'ETIMEDOUT' });
      },
    };
  });

  it('the person is invited, their link works, and it counts', async () => {
    await expect(invite()).rejects.toMatchObject(UNKNOWN);
    expect(await listed()).toMatchObject([{ invitation: { status: 'PENDING' } }]);
    expect(await works(mailedTokens()[0])).toBe(true);
    expect(await counted()).toBe(1);
  });

  it('the link that was sent again works, and counts for the person too', async () => {
    await expect(invite()).rejects.toMatchObject(UNKNOWN);
    const [{ id = '' } = {}] = await listed();
    for (let time = 0; time < 2; time += 1) await expect(resend(id)).rejects.toMatchObject(UNKNOWN);
    expect(await Promise.all(mailedTokens().map(works))).toEqual([false, false, true]);
    await expect(resend(id)).rejects.toMatchObject(OFTEN_ENOUGH);
  });
});

describe('on one day', () => {
  const remove = async () => {
    const [{ id = '' } = {}] = await listed();
    const employee = await store().list.find(id);
    if (!employee) expect.unreachable();
    expect(await store().remove(employee)).toBe(true);
  };

  it('one person gets three invitations, also when removed in between, and others get theirs', async () => {
    const { id } = await invite();
    await resend(id);
    await remove();
    await invite();
    const [again] = await listed();
    await expect(resend(again?.id ?? '')).rejects.toMatchObject(OFTEN_ENOUGH);
    await remove();
    await expect(invite()).rejects.toMatchObject(OFTEN_ENOUGH);
    expect(bench.mails).toHaveLength(3);
    await expect(invite(NOW, (await bench.aPerson()).email)).resolves.toBeDefined();
    await expect(invite(new Date(NOW.getTime() + A_DAY_MS))).resolves.toBeDefined();
  });

  it('one person gets three invitations, however many are asked for at once', async () => {
    const counts = await Promise.all(Array.from({ length: 8 }, () => store().countRecipient(person.id, NOW)));
    expect(counts.filter(Boolean)).toHaveLength(3);
  });

  it('who was refused an invitation that another one overtook can be sent more', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => invite()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [{ id = '' } = {}] = await listed();
    await resend(id);
    await resend(id);
    await expect(resend(id)).rejects.toMatchObject(OFTEN_ENOUGH);
  });

  it('50 tries are answered, whatever came of them', async () => {
    for (let time = 0; time < 49; time += 1) {
      await expect(invite(NOW, 'nobody@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await invite();
    await expect(invite(NOW, 'nobody@example.com')).rejects.toMatchObject(SPENT);
    await expect(resend('unknown')).rejects.toMatchObject(SPENT);
    expect(await counted()).toBe(50);
  });

  it('the same is said of an administrator and of somebody who works elsewhere', async () => {
    const refused = { code: 'CONFLICT', message: 'This person cannot be invited.' };
    for (const fields of [{ role: 'ADMIN' }, { employerId: 'another', employeeId: 'x' }] as const) {
      await expect(invite(NOW, (await bench.aPerson(fields)).email)).rejects.toMatchObject(refused);
    }
  });
});

describe('an invitation', () => {
  it('runs out after seven days, to the second', async () => {
    await invite();
    expect(await listed(new Date(AFTER_A_WEEK.getTime() - 1))).toMatchObject([{ invitation: { status: 'PENDING' } }]);
    expect(await listed(AFTER_A_WEEK)).toMatchObject([{ invitation: { status: 'EXPIRED' } }]);
    await expect(invite(new Date(AFTER_A_WEEK.getTime() - 1))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(invite(AFTER_A_WEEK)).resolves.toMatchObject({ invitation: { status: 'PENDING' } });
  });

  it('has a token of 256 bits that no other one has', async () => {
    const { id } = await invite();
    for (let day = 1; day < 10; day += 1) await resend(id, new Date(NOW.getTime() + day * A_DAY_MS));
    const tokens = mailedTokens();
    expect(new Set(tokens).size).toBe(10);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it.each([
    ['a disabled account', { disabled: true }, 'NOT_FOUND'],
    ['who became an administrator', { role: 'ADMIN' }, 'CONFLICT'],
    ['who works elsewhere by now', { employerId: 'another', employeeId: 'x' }, 'CONFLICT'],
  ] as const)('is not sent again to %s', async (_, change, code) => {
    const { id } = await invite();
    await bench.users.change(person.id, change);
    await expect(resend(id)).rejects.toMatchObject({ code });
    expect(bench.mails).toHaveLength(1);
  });
});
