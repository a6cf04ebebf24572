import { expect, it } from 'vitest';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import type { AppointmentMail } from '#functions/mail/orders/appointment-mails.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import { QueuedMail } from '#functions/mail/orders/queued-mail.ts';
import { toAsciiJson } from '#functions/services/queue.ts';
import { QUEUES } from '#infra/queues.ts';
import { isAboutAccount } from './kinds.ts';

/** A text of this many characters, each as many bytes as possible. */
const long = (characters: number) => '語'.repeat(characters);

const ADDRESS = `${'a'.repeat(242)}@example.com`;
const QUEUED = { id: 'x'.repeat(36), sentAt: '2026-03-01T12:00:00.000Z' };

const INVOICE: SentInvoice = {
  ...QUEUED,
  kind: 'INVOICE',
  invoiceId: 'x'.repeat(22),
  status: 'CANCELLED',
  to: ADDRESS,
  cc: [ADDRESS, ADDRESS, ADDRESS],
  copyTo: ADDRESS,
  subject: long(200),
  message: long(3_000),
};

const APPOINTMENT: AppointmentMail = {
  ...QUEUED,
  kind: 'APPOINTMENT',
  businessId: 'x'.repeat(36),
  appointmentId: 'x'.repeat(22),
  to: { role: 'customer', email: ADDRESS, name: long(200), language: 'en' },
  news: 'UNASSIGNED',
  sequence: 10_000,
  organizer: ADDRESS,
  appointment: {
    title: long(200),
    startTime: QUEUED.sentAt,
    endTime: QUEUED.sentAt,
    location: long(200),
    customer: {
      name: long(200),
      email: ADDRESS,
      phone: long(30),
      address: long(200),
      city: long(100),
      state: long(100),
      zip: long(20),
      country: long(100),
    },
    employee: long(201),
    before: { startTime: QUEUED.sentAt, endTime: QUEUED.sentAt },
  },
};

const CONTACT: AccountMail = {
  ...QUEUED,
  kind: 'CONTACT',
  message: {
    ...{ name: long(100), email: ADDRESS, phone: long(30), company: long(100), subject: long(150) },
    message: long(5_000),
  },
};

it.each<QueuedMail>([INVOICE, APPOINTMENT, CONTACT])('the longest email of the kind $kind fits its queue', (mail) => {
  const queue = QUEUES[isAboutAccount(mail) ? 'account-mails' : 'mails'];
  expect(toAsciiJson(JSON.stringify(mail)).length).toBeLessThan(queue.maxMessageBytes);
});

it.each<QueuedMail>([INVOICE, APPOINTMENT, CONTACT])(
  'every field of an email of the kind $kind is received as sent',
  (mail) => {
    expect(QueuedMail.parse(JSON.parse(toAsciiJson(JSON.stringify(mail))))).toEqual(mail);
  },
);

it('an email of an unknown kind is refused', () => {
  expect(() => QueuedMail.parse({ ...INVOICE, kind: 'LETTER' })).toThrow();
});
