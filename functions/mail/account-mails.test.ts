import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, expect, it, vi } from 'vitest';
import { businessKey, emailVerificationKey, mailAttemptKey, userKey } from '#functions/data/table/keys.ts';
import { put, remove } from '#functions/data/table/write.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { emailVerificationsIn } from '#functions/domain/people/email-verifications.ts';
import { mailedSecretsIn } from '#functions/domain/people/mailed-secrets.ts';
import { findScheduledDeletion, scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { newInvitation, newToken } from '#functions/domain/people/secret-token.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { type EmployeeStore, employeeStore } from '#functions/employees/store.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';
import { DELIVERIES } from './deliver-mail.ts';
import type { AccountMail, AccountMailOf } from './orders/account-mails.ts';
import { newMail, orderOf } from './orders/outbox.ts';

const table = await emulatedTable();
const sealer = sealerOf('a key');
const NOW = new Date(SENT_AT);
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
  const findDeletion = (businessId: string) => findScheduledDeletion(table, businessId);
  harness.dependencies = { ...harness.dependencies, sealer, secrets: mailedSecretsIn(table), findDeletion };
});

/** Secrets of a verification, and a queued email with them, which is ordered. */
async function aCode(userId: string = crypto.randomUUID(), { now = NOW } = {}) {
  const secrets = { code: '314159', token: newToken() };
  const mail = { ...newMail(now), to: `${userId}@example.com` };
  const sealed = sealer.seal(JSON.stringify(secrets), mail.id);
  const code: AccountMailOf<'VERIFICATION'> = { ...mail, kind: 'VERIFICATION', sealed };
  const user = { id: userId, email: mail.to } as UserRecord;
  await table.transact({ user: put({ ...user, ...userKey(userId) }) });
  const opening = { email: mail.to, secrets, now };
  expect(await emailVerificationsIn(table).open(user, opening, { order: orderOf(code) })).toBeNull();
  return { mail: code, secrets, userId };
}

/** A business, and an ordered email about it. */
async function aNotice<Mail extends AccountMail>(mail: Mail, fields: Partial<BusinessRecord> = {}): Promise<Mail> {
  const businessId = 'businessId' in mail ? mail.businessId : '';
  const business = { id: businessId, ownerId: 'owner', timeZone: 'America/Toronto', ...fields };
  await table.transact({ order: orderOf(mail), business: put({ ...business, ...businessKey(businessId) }) });
  return mail;
}

it('a code is sent once, and neither its message nor the record of it has its secrets', async () => {
  const { mail, secrets } = await aCode();
  for (const seconds of [0, 60]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
  expect(harness.recipients()).toEqual([mail.to]);
  const stored = JSON.stringify(await table.get(mailAttemptKey(mail)));
  expect(stored).toContain('isSettled');
  for (const secret of Object.values(secrets)) expect(stored + JSON.stringify(mail)).not.toContain(secret);
});

it('a code is not sent without its order, nor to an address that refuses email, nor once it has expired', async () => {
  const unordered = { ...(await aCode()).mail, id: crypto.randomUUID() };
  expect(await harness.deliver([unordered])).toEqual([]);
  expect(await harness.deliver([(await aCode()).mail], { seconds: 86_401 })).toEqual([]);
  harness.suppress('BOUNCED');
  expect(await harness.deliver([(await aCode()).mail])).toEqual([]);
  expect(harness.recipients()).toEqual([]);
});

it('a code that SES does not take is delivered again, with an alarm that names neither its address nor its secrets', async () => {
  vi.stubEnv('LOG_LEVEL', 'error');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  harness.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'Throttling', status: 400 }));
  const { mail, secrets } = await aCode();
  expect(await harness.deliver([mail])).toEqual([mail.id]);
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  vi.unstubAllEnvs();
  expect(log).toContain('"account-mail-failed"');
  for (const secret of [mail.to, ...Object.values(secrets)]) expect(log).not.toContain(secret);
  expect(harness.postponed).toEqual([15]);
});

it('a code is not sent late, once another has replaced it or its address is verified', async () => {
  const replaced = await aCode();
  const next = await aCode(replaced.userId, { now: new Date(NOW.getTime() + 61_000) });
  expect(await harness.deliver([replaced.mail, next.mail], { seconds: 70 })).toEqual([]);
  expect(harness.recipients()).toEqual([next.mail.to]);
  const verified = await aCode();
  await table.transact({ verified: remove(emailVerificationKey(verified.userId)) });
  expect(await harness.deliver([verified.mail])).toEqual([]);
  expect(harness.recipients()).toEqual([next.mail.to]);
});

type Invited = NonNullable<Awaited<ReturnType<EmployeeStore['invite']>>>;

/** An invitation to a business, and its ordered email. */
async function anInvitation(employees: EmployeeStore, before?: Invited) {
  const { token, ...open } = newInvitation(NOW);
  const mail = { ...newMail(NOW), to: 'employee@example.com', businessId: 'inviting', inviterId: 'owner' };
  const invitation = { ...mail, kind: 'INVITATION', sealed: sealer.seal(token, mail.id) } as const;
  const person = { firstName: 'Ana', lastName: 'Roy', name: 'Ana Roy', email: mail.to };
  const employee = { ...person, userId: crypto.randomUUID(), ...open };
  const orders = { order: orderOf(invitation) };
  if (!before) return { mail: invitation, invited: (await employees.invite(employee, NOW, orders)) as Invited };
  expect(await employees.replace(before, { ...before, ...open, status: 'PENDING' }, orders)).toBe(true);
  return { mail: invitation, invited: { ...before, ...open } };
}

it('an invitation is not sent late, once another has replaced it or it is withdrawn', async () => {
  const employees = employeeStore(table, 'inviting', async () => undefined);
  const first = await anInvitation(employees);
  const second = await anInvitation(employees, first.invited);
  expect(await harness.deliver([first.mail, second.mail])).toEqual([]);
  expect(harness.recipients()).toEqual(['employee@example.com']);
  const third = await anInvitation(employees);
  expect(await employees.remove(third.invited, {})).toBe(true);
  expect(await harness.deliver([third.mail])).toEqual([]);
  expect(harness.recipients()).toHaveLength(1);
});

it('nobody is told that a business will be deleted, once its owner has kept it', async () => {
  const deletesAt = '2026-03-15T12:00:00.000Z';
  const aReminder = (businessId: string) =>
    aNotice({ ...newMail(NOW), kind: 'DELETION_REMINDER', businessId, deletesAt });
  const deletions = scheduledDeletionsIn(table);
  const [due, kept, postponed] = await Promise.all(['due', 'kept', 'postponed'].map(aReminder));
  for (const businessId of ['due', 'kept']) await deletions.add({ businessId, deletesAt }, {});
  await deletions.cancel('kept');
  await deletions.add({ businessId: 'postponed', deletesAt: '2026-04-15T12:00:00.000Z' }, {});
  expect(await harness.deliver([due, kept, postponed].filter((mail) => mail !== undefined))).toEqual([]);
  expect(harness.recipients()).toEqual([harness.owner.email]);
});

it.each<[string, Partial<BusinessRecord>, number]>([
  ['are told that they can take cards', { paymentIntegrationEnabled: true }, 1],
  ['are not told so once cards are switched off again', { paymentIntegrationEnabled: false }, 0],
  ['of a deleted business are told nothing', { paymentIntegrationEnabled: true, deletedAt: SENT_AT }, 0],
])('owners %s', async (_, fields, sent) => {
  const businessId = crypto.randomUUID();
  const mail = await aNotice({ ...newMail(NOW), kind: 'CARDS_ALLOWED', businessId }, fields);
  expect(await harness.deliver([mail])).toEqual([]);
  expect(harness.recipients()).toHaveLength(sent);
});

it.each<[string, Partial<BusinessRecord>, number]>([
  ['are told that their request for cards was declined', {}, 1],
  ['are not told so once cards are allowed', { paymentIntegrationEnabled: true }, 0],
])('owners %s', async (_, fields, sent) => {
  const businessId = crypto.randomUUID();
  const mail = await aNotice({ ...newMail(NOW), kind: 'CARDS_DECLINED', businessId, reason: 'No address' }, fields);
  expect(await harness.deliver([mail])).toEqual([]);
  expect(harness.recipients()).toHaveLength(sent);
});

it('a code that SES refuses for six hours is sent by a redrive of its dead letter', async () => {
  harness.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'Throttling', status: 400 }));
  const { mail } = await aCode();
  expect(await harness.deliver([mail], { receives: DELIVERIES })).toEqual([mail.id]);
  harness.ses.reset();
  harness.ses.on(SendRawEmailCommand).resolves({});
  expect(await harness.deliver([mail], { seconds: 3_600 })).toEqual([]);
  expect(harness.recipients()).toEqual([mail.to]);
});
