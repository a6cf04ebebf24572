import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call } from '#test/support/client.ts';
import { storedItem } from '#test/support/emulators.ts';
import {
  anAcceptedEstimate,
  aPersonReadyToSend,
  aPhoneNumber,
  aPublishedEstimate,
  aStoredEstimate,
  type Person,
  todayOf,
} from '#test/support/given.ts';
import { mailsTo, textsTo } from '#test/support/outbox.ts';

type Refused = { reason?: string; issues?: unknown };

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const read = async (id: string) => (await owner.call<Estimate>('GET', `/estimates/${id}`)).body;
const change = (id: string, body: object) => owner.call<Estimate & Refused>('PATCH', `/estimates/${id}`, { body });
const send = (id: string, body: object = {}) =>
  owner.call<Estimate & Refused>('POST', `/estimates/${id}/send`, { body });
const text = (id: string, phoneNumber = '') =>
  owner.call<Estimate & Refused>('POST', `/estimates/${id}/send-sms`, { body: { phoneNumber } });
const ask = (link: string, body: object = {}) =>
  call<Refused>('POST', `/estimates/${link}/questions`, {
    body: { question: 'Is the old deck removed?', email: 'mai@example.com', ...body },
  });
const anExpiredOne = async (changes: Partial<EstimateInput> = {}) => {
  const yesterday = addDays(await todayOf(owner), -1);
  return aPublishedEstimate(owner, { issueDate: addDays(yesterday, -5), dueDate: yesterday, ...changes });
};

it('a changed estimate is sent at once, the same one only after a minute', async () => {
  const { id, billingEmail = '' } = await aStoredEstimate(owner);
  expect((await send(id)).body).toMatchObject({ sentVersion: 1 });
  // An email is not sent once there is a newer version (decision F205).
  expect(await mailsTo(billingEmail)).toHaveLength(1);
  await change(id, { poNumber: 'PO-9' });
  const twice = await Promise.all([send(id), send(id)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await send(id)).body.reason).toBe('JUST_SENT');
  expect(await read(id)).toMatchObject({ sentVersion: 2, status: 'SENT' });
  expect(await mailsTo(billingEmail)).toHaveLength(2);
});

describe('an SMS with an estimate', () => {
  it('has the link of the version that it freezes, which is sent once a minute', async () => {
    const { id, billingPhone = '', invoiceNumber } = await aStoredEstimate(owner);
    const sent = await text(id, billingPhone);
    expect(sent.body).toMatchObject({ status: 'SENT', sentVersion: 1 });
    const { link = '', events } = sent.body;
    const number = billingPhone.replaceAll(' ', '');
    expect(events.at(-1)).toMatchObject({
      type: 'SENT',
      version: 1,
      recipient: number,
      channel: 'SMS',
      by: owner.email,
    });
    const [message] = await textsTo(number);
    expect(message?.message).toContain(`/estimate/${link}`);
    expect(message?.message).toContain(`estimate ${invoiceNumber} for `);
    expect((await call('GET', `/estimates/${link}/public`)).status).toBe(200);
    expect((await text(id, billingPhone)).body.reason).toBe('JUST_SENT');
    await change(id, { poNumber: 'PO-9' });
    expect((await text(id, billingPhone)).body).toMatchObject({ sentVersion: 2 });
    const [entry] = (await entriesOf(owner)).filter(({ action }) => action === 'estimate.send-sms');
    expect(entry?.record).toMatchObject({ id });
  });

  it('goes only to the estimate’s own number, in Canada, while it is not accepted', async () => {
    const { id } = await aStoredEstimate(owner);
    for (const number of ['12', aPhoneNumber()]) expect((await text(id, number)).status).toBe(400);
    const abroad = await aStoredEstimate(owner, { billingPhone: '+44 20 7946 0958' });
    expect((await text(abroad.id, abroad.billingPhone)).status).toBe(400);
    expect(await read(abroad.id)).toMatchObject({ status: 'DRAFT' });
    const done = await anAcceptedEstimate(owner);
    expect((await text(done.id, done.billingPhone)).body.reason).toBe('ESTIMATE_DECIDED');
  });
});

describe('a question about an estimate', () => {
  it('reaches the owner, who answers the recipient, and is in the timeline', async () => {
    const { id, link } = await aPublishedEstimate(owner);
    const email = `mai-${crypto.randomUUID().slice(0, 8)}@example.com`;
    expect(await ask(link, { email, question: 'First line\n<b>Second</b>' })).toMatchObject({ status: 200, body: {} });
    // What is queued for owners does not name their address.
    const find = async () =>
      (await mailsTo(owner.email)).find(({ replyTo }) => replyTo.some((address) => address.includes(email)));
    await expect.poll(find).toBeDefined();
    const mail = await find();
    expect(mail?.subject).toMatch(/^Question about /);
    expect(mail?.text).toContain('First line');
    expect((await read(id)).events.at(-1)).toMatchObject({
      ...{ type: 'QUESTION', version: 1, email, text: 'First line\n<b>Second</b>' },
    });
    const about = (await entriesOf(owner)).filter(({ record }) => record?.id === id);
    expect(about.map(({ action }) => action)).toEqual(['estimate.send', 'estimate.create']);
  });

  it('can be asked once it is expired or declined, but not once it is accepted, replaced or deleted', async () => {
    expect((await ask((await anExpiredOne()).link)).status).toBe(200);
    const declined = await aPublishedEstimate(owner);
    await call('POST', `/estimates/${declined.link}/refusal`, { body: {} });
    expect((await ask(declined.link)).status).toBe(200);
    await change(declined.id, { poNumber: 'PO-9' });
    await owner.call('POST', `/estimates/${declined.id}/link`);
    expect((await ask(declined.link)).body.reason).toBe('ESTIMATE_REPLACED');
    await owner.call('DELETE', `/estimates/${declined.id}`);
    expect((await ask(declined.link)).status).toBe(404);
    expect((await ask((await anAcceptedEstimate(owner)).link)).body.reason).toBe('ESTIMATE_DECIDED');
  });

  it('needs words and an address, and is asked five times a day', async () => {
    const { link } = await aPublishedEstimate(owner);
    for (const body of [{ question: ' ' }, { email: 'mai' }, { question: 'x'.repeat(1001) }])
      expect((await ask(link, body)).status).toBe(400);
    const asked = await Promise.all(Array.from({ length: 7 }, () => ask(link)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await ask(link)).body.reason).toBe('QUESTIONS_USED_UP');
  });
});

describe('reminders of estimates', () => {
  const choose = (body: object, by = owner) => by.call<ReminderSettings & Refused>('PATCH', '/reminders', { body });
  const plannedFor = async ({ businessId }: Person, id: string) =>
    (await storedItem(`BUSINESS#${businessId}`, `ESTIMATE_REMINDER#${id}`))?.gsi2sk;

  it('are off until a business chooses them, apart from those of invoices', async () => {
    expect((await choose({ estimateDays: 2 })).status).toBe(400);
    const on = (await choose({ remindsEstimates: true })).body;
    expect(on).toMatchObject({ isOn: false, remindsEstimates: true, estimatesSince: expect.any(String) });
    expect((await choose({ estimateDays: 7, hour: 10 })).body).toMatchObject({
      ...{ remindsEstimates: true, estimateDays: 7, estimatesSince: on.estimatesSince },
    });
    const off = (await choose({ remindsEstimates: false })).body;
    expect(off).toMatchObject({ remindsEstimates: false, estimateDays: 7 });
    expect(off).not.toHaveProperty('estimatesSince');
  });

  it('are planned as an estimate is sent, and for those that were sent before', async () => {
    const other = await aPersonReadyToSend();
    const [before, shared] = [await aStoredEstimate(other, { dueDate: '2099-12-31' }), await aPublishedEstimate(other)];
    await other.call('POST', `/estimates/${before.id}/send`, { body: {} });
    expect(await plannedFor(other, before.id)).toBeUndefined();
    await choose({ remindsEstimates: true }, other);
    await expect.poll(() => plannedFor(other, before.id)).toMatch(/^2099-12-2/);
    expect(await plannedFor(other, shared.id)).toBeUndefined();
    const { id } = await aStoredEstimate(other, { dueDate: '2099-06-30' });
    await other.call('POST', `/estimates/${id}/send`, { body: {} });
    expect(await plannedFor(other, id)).toMatch(/^2099-06-2/);
  });
});
