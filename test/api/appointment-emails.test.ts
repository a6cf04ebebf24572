import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { change, read } from '#test/support/appointment-calls.ts';
import { aCustomer, anUnverifiedPerson, aPerson, aPersonReadyToSend, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { parallel } from '#test/support/parallel.ts';
import { changeCompany } from '#test/support/taxed-invoices.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

/** An appointment of 2099 with a customer of its own. */
async function anUpcoming(changes: Parameters<typeof anAppointment>[1] = {}): Promise<Appointment> {
  const email = `client-${crypto.randomUUID()}@example.com`;
  const { id: customerId } = await aCustomer(owner, { name: 'Ann Lee', email, language: 'en' });
  return anAppointment(owner, {
    customerId,
    startTime: '2099-07-02T16:00:00.000Z',
    location: '12 Main St',
    ...changes,
  });
}

/** Resolves once all emails about its latest change have been sent. */
async function emailed({ id }: Appointment, count: number): Promise<void> {
  const states = async () => (await read(owner, { id })).emails?.map(({ state }) => state);
  await expect.poll(states).toEqual(Array(count).fill('SENT'));
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const fileOf = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) =>
  Buffer.from(mail?.attachments.find(({ name }) => name === 'invite.ics')?.content ?? '', 'base64').toString();

describe('a confirmed appointment', () => {
  it('is emailed to customer and employee with an invitation, then its change and its cancellation', async () => {
    const sam = await anEmployeeOf(owner);
    const made = await anUpcoming({ employeeId: sam.employeeId });
    const { email } = made.customer;
    expect((await change(owner, made, { status: 'confirmed', notify: true })).body.emails).toMatchObject([
      { to: email, news: 'CONFIRMED' },
      { to: sam.email, news: 'CONFIRMED' },
    ]);
    await emailed(made, 2);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain('Appointment confirmed');
    expect(mail?.text).toContain('Thursday, July 2, 2099: 10:00 AM – 10:30 AM');
    expect(mail?.text).toContain('Place: 12 Main St');
    expect(fileOf(mail)).toContain(`METHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:${made.id}\r\nSEQUENCE:2\r\n`);
    expect((await mailsTo(sam.email))[0]?.text).toContain('Customer: Ann Lee');

    await change(owner, made, { startTime: '2099-07-02T18:00:00.000Z', notify: true });
    await emailed(made, 2);
    const [moved] = await mailsTo(email);
    expect(moved?.text).toContain('Previously: Thursday, July 2, 2099, 10:00 AM – 10:30 AM');
    expect(fileOf(moved)).toContain(`UID:${made.id}\r\nSEQUENCE:3\r\n`);

    await change(owner, made, { status: 'cancelled', notify: true });
    await emailed(made, 2);
    const [cancelled] = await mailsTo(email);
    expect(fileOf(cancelled)).toContain(`METHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:${made.id}\r\nSEQUENCE:4\r\n`);
    expect((await subjectsTo(sam.email)).slice(0, 3)).toEqual([
      'Appointment cancelled: Ann Lee, Thursday, July 2, 2099',
      'Appointment changed: Ann Lee, Thursday, July 2, 2099',
      'Appointment confirmed: Ann Lee, Thursday, July 2, 2099',
    ]);
  });

  it('keeps the organizer that first invited when the company’s email changes', async () => {
    const host = await aPersonReadyToSend();
    const email = `client-${crypto.randomUUID()}@example.com`;
    const { id: customerId } = await aCustomer(host, { email, language: 'en' });
    const made = await anAppointment(host, { customerId, startTime: '2099-07-02T16:00:00.000Z' });
    const mailed = async (count: number) => {
      await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
      const [mail] = await mailsTo(email);
      return { replyTo: mail?.replyTo.join(), file: fileOf(mail).replaceAll('\r\n ', '') };
    };
    await change(host, made, { status: 'confirmed', notify: true });
    const first = await mailed(1);
    expect(first.replyTo).toContain('studio@example.com');
    expect(first.file).toContain('mailto:studio@example.com');
    await changeCompany(host, { email: '' });
    await change(host, made, { startTime: '2099-07-02T18:00:00.000Z', notify: true });
    const second = await mailed(2);
    expect(second.replyTo).toContain(host.email);
    expect(second.file).toContain('mailto:studio@example.com');
    expect(second.file).not.toContain(host.email);
  });

  it('is emailed once, although it is confirmed twenty times at once', async () => {
    const made = await anUpcoming();
    const answers = await parallel(20, () => change(owner, made, { status: 'confirmed', notify: true }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await emailed(made, 1);
    expect(await subjectsTo(made.customer.email)).toHaveLength(1);
  });

  it('is emailed only on request', async () => {
    const made = await anUpcoming();
    expect((await change(owner, made, { status: 'confirmed' })).body).not.toHaveProperty('emails');
    expect(await subjectsTo(made.customer.email)).toEqual([]);
  });

  it('is cancelled in calendars when it is deleted', async () => {
    const made = await anUpcoming();
    await change(owner, made, { status: 'confirmed' });
    expect(await owner.call('DELETE', `/appointments/${made.id}?notify=true`)).toMatchObject({ status: 204 });
    await expect.poll(() => subjectsTo(made.customer.email)).toHaveLength(1);
    expect(fileOf((await mailsTo(made.customer.email))[0])).toContain(
      `METHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:${made.id}\r\nSEQUENCE:3`,
    );
  });
});

it('an appointment is changed but not emailed by someone who has not confirmed their own address', async () => {
  const unverified = await anUnverifiedPerson();
  const made = await anAppointment(unverified, { startTime: '2099-07-02T16:00:00.000Z' });
  const refused = { status: 403, body: { reason: 'EMAIL_NOT_VERIFIED' } };
  expect(await change(unverified, made, { status: 'confirmed', notify: true })).toMatchObject(refused);
  expect(await unverified.call('DELETE', `/appointments/${made.id}?notify=true`)).toMatchObject(refused);
  expect(await change(unverified, made, { status: 'confirmed' })).toMatchObject({ status: 200 });
});

it('a place with a web or email address is refused, as places are emailed', async () => {
  expect(await change(owner, await anUpcoming(), { location: 'https://evil.example/x' })).toMatchObject({
    status: 400,
    body: { message: 'location must not contain a web or email address' },
  });
});
