import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey, companyKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { type AppointmentRecord, appointmentStore } from '#functions/domain/appointment/appointments.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { AppointmentMail, Attendee, ToldAppointment } from '#functions/mail/orders/appointment-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';
import { appointmentMail } from './appointment-mail.ts';

const ANN = { role: 'customer', email: 'ann@example.com', name: 'Ann Lee', language: 'en' } as const;
const SAM: Attendee = { role: 'employee', email: 'sam@example.com', name: 'Sam Okafor' };
const KICK_OFF: ToldAppointment = {
  title: 'Kick-off',
  startTime: '2026-03-09T15:00:00.000Z',
  endTime: '2026-03-09T16:30:00.000Z',
  location: '12 Main St',
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '403-555-0100', city: 'Calgary', state: 'AB' },
  employee: 'Sam Okafor',
};

function aMail(changes: Partial<AppointmentMail> = {}): AppointmentMail {
  return {
    kind: 'APPOINTMENT',
    id: crypto.randomUUID(),
    businessId: `business-${crypto.randomUUID()}`,
    appointmentId: 'kickOff',
    sentAt: SENT_AT,
    to: ANN,
    news: 'CONFIRMED',
    sequence: 2,
    organizer: 'hello@larch.example',
    appointment: KICK_OFF,
    ...changes,
  };
}

const BUSINESS = {
  id: 'business',
  ownerId: 'owner',
  timeZone: 'America/Edmonton',
  paymentIntegrationEnabled: false,
  createdAt: SENT_AT,
};
const COMPANY = { id: 'company', name: 'Larch.ca', email: 'hello@larch.example', city: 'Calgary', version: 1 };
const OWNER = { email: 'owner@example.com', firstName: 'Olga', lastName: 'Larch' } as UserRecord;

describe('the email about an appointment', () => {
  const composed = (changes: Partial<AppointmentMail> = {}, company: CompanyRecord | null = COMPANY) =>
    appointmentMail(aMail(changes), {
      business: BUSINESS,
      company: company ?? undefined,
      owner: OWNER,
      siteUrl: 'https://example.com',
    });

  it('tells a customer when, what, where and with whom, and is answered by the business', () => {
    const { text, subject, fromName, replyTo, calendar } = composed();
    expect({ subject, fromName, replyTo }).toEqual({
      subject: 'Appointment confirmed: Larch.ca, Monday, March 9, 2026',
      fromName: 'Larch.ca',
      replyTo: { name: 'Larch.ca', address: 'hello@larch.example' },
    });
    expect(text).toContain(
      [
        'Hello Ann Lee,',
        'Your appointment with Larch.\u2060ca is confirmed.',
        'Monday, March 9, 2026: 9:00 AM – 10:30 AM',
        'Title: Kick-off\nPlace: 12 Main St\nWith: Sam Okafor\nTime zone: Mountain Daylight Time',
        'Open the attached invitation to add it to your calendar.',
      ].join('\n\n'),
    );
    expect(text).not.toContain('403-555-0100');
    expect(calendar?.content).toContain('ORGANIZER;CN="Larch.ca":mailto:hello@larch.example');
  });

  it('tells an employee whom to meet', () => {
    const { text, subject } = composed({ to: SAM });
    expect(subject).toBe('Appointment confirmed: Ann Lee, Monday, March 9, 2026');
    expect(text).toContain('Customer: Ann Lee\nPhone: 403-555-0100\nEmail: ann@example.com\nAddress: Calgary, AB');
  });

  it('is in French for a customer who reads it, with its typography', () => {
    const appointment = { ...KICK_OFF, before: { ...KICK_OFF, startTime: '2026-03-09T14:00:00.000Z' } };
    const { text, subject } = composed({ to: { ...ANN, language: 'fr' }, news: 'CHANGED', appointment });
    expect(subject).toBe('Rendez-vous modifié\u00a0: Larch.ca, lundi 9\u00a0mars 2026');
    expect(text).toContain('Lundi 9\u00a0mars 2026\u00a0: 9\u00a0h – 10\u00a0h\u00a030');
    expect(text).toContain('Auparavant\u00a0: lundi 9\u00a0mars 2026, 8\u00a0h – 10\u00a0h\u00a030');
  });

  it.each([
    ['CONFIRMED', 'REQUEST'],
    ['CHANGED', 'REQUEST'],
    ['CANCELLED', 'CANCEL'],
    ['UNASSIGNED', 'CANCEL'],
  ] as const)('has a file for the calendar when it is %s', (news, method) => {
    expect(composed({ to: SAM, news }).calendar).toMatchObject({ method });
  });

  it.each(['CONFIRMED', 'CANCELLED'] as const)(
    'that is %s is answered by the owner of a company without email',
    (news) => {
      const { email: _, ...company } = COMPANY;
      const { replyTo, text } = composed({ news }, company);
      expect(replyTo).toEqual({ name: 'Larch.ca', address: OWNER.email });
      expect(text).toContain('Reply to this email');
    },
  );

  it('keeps the organizer that first invited, whatever the company’s email is by now', () => {
    const { replyTo, calendar } = composed({ organizer: 'first@larch.example' });
    expect(replyTo?.address).toBe('hello@larch.example');
    const file = calendar?.content.replaceAll('\r\n ', '');
    expect(file).toContain('ORGANIZER;CN="Larch.ca":mailto:first@larch.example');
    expect(file).toContain('RSVP=TRUE');
  });

  it('is from the owner of a business without a company', () => {
    const { fromName, replyTo, calendar } = composed({ organizer: OWNER.email }, null);
    expect({ fromName, replyTo }).toEqual({
      fromName: 'Olga Larch',
      replyTo: { name: 'Olga Larch', address: OWNER.email },
    });
    expect(calendar?.content).toContain('ORGANIZER;CN="Olga Larch":mailto:owner@example.com');
  });
});

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
});

/** Stores an appointment and the order of an email about it, as a change does. */
async function ordered(mail: AppointmentMail, changes: Partial<AppointmentRecord> = {}): Promise<AppointmentMail> {
  const { businessId, id, to, news, sentAt: at } = mail;
  const { employee: _, location: __, ...told } = KICK_OFF;
  await table.transact({
    business: put({ ...BUSINESS, ...businessKey(businessId) }),
    company: put({ ...COMPANY, ...companyKey(businessId) }),
  });
  await outboxOn<AppointmentMail>({ add: async () => undefined }).order([mail], table.transact);
  await appointmentStore(table, businessId).add({
    ...told,
    id: mail.appointmentId,
    status: 'confirmed',
    customerId: 'ann',
    customer: { id: 'ann', ...told.customer },
    mails: { [id]: { to, news, state: 'SENDING', at } },
    version: 2,
    ...changes,
  });
  return mail;
}

const stateOf = async ({ businessId, appointmentId, id }: AppointmentMail) =>
  (await appointmentStore(table, businessId).find(appointmentId))?.mails?.[id]?.state;

describe('a queued email about an appointment', () => {
  it('is sent once as a calendar message, however often it is delivered', async () => {
    const mail = await ordered(aMail());
    for (const seconds of [0, 60, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual(['ann@example.com']);
    const { input } = harness.ses.call(0).args[0] as SendRawEmailCommand;
    const mime = Buffer.from(input.RawMessage?.Data ?? []).toString();
    expect(mime).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
    expect(mime).toContain('Content-Type: application/ics; name=invite.ics');
    expect(await stateOf(mail)).toBe('SENT');
  });

  it.each<[string, Partial<AppointmentRecord>]>([
    ['a later change was told', { mails: {} }],
    ['the appointment was cancelled', { status: 'cancelled' }],
  ])('is not sent after %s', async (_, changes) => {
    const mail = await ordered(aMail(), changes);
    expect(await harness.deliver([mail])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it.each([
    ['CONFIRMED', 0],
    ['CANCELLED', 1],
  ] as const)('that tells %s is sent %s times once the appointment is deleted', async (news, times) => {
    const mail = await ordered(aMail({ news }));
    const store = appointmentStore(table, mail.businessId);
    const appointment = await store.find(mail.appointmentId);
    expect(appointment && (await store.remove(appointment, new Date()))).toBe(true);
    expect(await harness.deliver([mail])).toEqual([]);
    expect(harness.recipients()).toHaveLength(times);
  });

  it('is not sent without an order', async () => {
    const mail = { ...(await ordered(aMail())), id: crypto.randomUUID() };
    expect(await harness.deliver([mail])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('is not sent for an owner who has not confirmed their address, nor to a suppressed one', async () => {
    const mail = await ordered(aMail());
    harness.suppress('BOUNCED');
    await harness.deliver([mail]);
    expect(await stateOf(mail)).toBe('NOT_SENT');
    harness.suppress();
    const { emailVerifiedAt: _, ...unverified } = harness.owner;
    harness.owner = unverified;
    const other = await ordered(aMail());
    await harness.deliver([other]);
    expect(await stateOf(other)).toBe('NOT_SENT');
    expect(harness.recipients()).toEqual([]);
  });

  it('is repeated once if it is unknown whether it was sent, then recorded as unconfirmed', async () => {
    const mail = await ordered(aMail());
    harness.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'TimeoutError' }));
    for (const seconds of [0, 60]) expect(await harness.deliver([mail], { seconds })).toEqual([mail.id]);
    expect(await harness.deliver([mail], { seconds: 120 })).toEqual([]);
    expect(harness.recipients()).toHaveLength(2);
    expect(await stateOf(mail)).toBe('UNCONFIRMED');
  });

  it('is given up after too many failures', async () => {
    const mail = await ordered(aMail());
    harness.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'Throttling', status: 400 }));
    await harness.deliver([mail], { receives: 30 });
    expect(await stateOf(mail)).toBe('NOT_SENT');
  });
});
