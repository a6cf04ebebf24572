import { describe, expect, it } from 'vitest';
import { readMailEvent } from './mail-event.ts';

/** The message of SES's own examples of event publishing, with the tag that this product adds. */
const MAIL = {
  timestamp: '2017-08-05T00:40:02.012Z',
  source: 'Sender Name <sender@example.com>',
  sourceArn: 'arn:aws:ses:us-east-1:123456789012:identity/sender@example.com',
  sendingAccountId: '123456789012',
  messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
  destination: ['Recipient@example.com'],
  headersTruncated: false,
  headers: [{ name: 'From', value: 'Sender Name <sender@example.com>' }],
  commonHeaders: { from: ['Sender Name <sender@example.com>'], to: ['recipient@example.com'], subject: 'Hi' },
  tags: {
    'ses:configuration-set': ['ConfigSet'],
    'ses:source-ip': ['192.0.2.0'],
    'ses:from-domain': ['example.com'],
    'ses:caller-identity': ['ses_user'],
    invoice: ['7hG2kLmN4pQr8sTuVwXyZa'],
  },
};
const BOUNCE = {
  bounceType: 'Permanent',
  bounceSubType: 'General',
  bouncedRecipients: [
    {
      emailAddress: 'forwarded-to@example.org',
      action: 'failed',
      status: '5.1.1',
      diagnosticCode: 'smtp; 550 5.1.1 user unknown',
    },
  ],
  timestamp: '2017-08-05T00:41:02.669Z',
  feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
  reportingMTA: 'dsn; mta.example.com',
};
const COMPLAINT = {
  complainedRecipients: [{ emailAddress: 'recipient@example.com' }],
  timestamp: '2017-08-05T00:41:02.669Z',
  feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
  complaintSubType: null,
  userAgent: 'Mozilla/5.0',
  complaintFeedbackType: 'abuse',
  arrivalDate: '2017-08-05T00:41:02.669Z',
};
const bounced = (bounce: object = {}, mail: object = {}) => ({
  eventType: 'Bounce',
  bounce: { ...BOUNCE, ...bounce },
  mail: { ...MAIL, ...mail },
});
const read = (event: unknown) => readMailEvent(JSON.stringify(event));

const TOLD = {
  messageId: MAIL.messageId,
  addresses: ['recipient@example.com'],
  purpose: 'BUSINESS',
  invoiceId: '7hG2kLmN4pQr8sTuVwXyZa',
  sentAt: '2017-08-05T00:40:02.012Z',
  at: '2017-08-05T00:41:02.669Z',
};

describe('an event of SES', () => {
  it('reports a bounce for the original address, not the one it forwards to', () => {
    expect(read(bounced())).toEqual({ ...TOLD, kind: 'BOUNCED' });
  });

  it.each(['Transient', 'Undetermined'])('reports a temporary bounce: %s', (bounceType) => {
    expect(read(bounced({ bounceType, bounceSubType: 'MailboxFull' }))).toEqual({ ...TOLD, kind: 'UNDELIVERED' });
  });

  it.each(['abuse', 'fraud', null, undefined])('reports a complaint (%s)', (complaintFeedbackType) => {
    const complaint = { ...COMPLAINT, complaintFeedbackType };
    expect(read({ eventType: 'Complaint', complaint, mail: MAIL })).toEqual({ ...TOLD, kind: 'COMPLAINED' });
  });

  it('reports a message that SES rejected', () => {
    const reject = { eventType: 'Reject', reject: { reason: 'Bad content' }, mail: MAIL };
    expect(read(reject)).toEqual({ ...TOLD, kind: 'REFUSED', at: TOLD.sentAt });
  });

  it('reports the recipient concerned', () => {
    const mail = { destination: ['a@example.com', 'b@example.com'] };
    expect(read(bounced({ bouncedRecipients: [{ emailAddress: 'B@example.com' }] }, mail))).toMatchObject({
      addresses: ['b@example.com'],
    });
  });

  it.each(['BUSINESS', 'ACCOUNT'])('reports the purpose of the email: %s', (purpose) => {
    expect(read(bounced({}, { tags: { purpose: [purpose] } }))).toMatchObject({ purpose });
  });

  it.each([
    ['without tags', { tags: undefined }],
    ['with tags of others alone', { tags: { campaign: ['7hG2kLmN4pQr8sTuVwXyZa'] } }],
  ])('has no invoice %s', (_, mail) => {
    expect(read(bounced({}, mail))).toMatchObject({ kind: 'BOUNCED', invoiceId: undefined });
  });

  it.each([
    ['a delivery', { eventType: 'Delivery', delivery: { recipients: ['recipient@example.com'] }, mail: MAIL }],
    [
      'a message moved out of the spam folder',
      { eventType: 'Complaint', complaint: { ...COMPLAINT, complaintFeedbackType: 'not-spam' }, mail: MAIL },
    ],
    ['an unknown type', { eventType: 'Teleport', mail: MAIL }],
    ['an unknown bounce', bounced({ bounceType: 'Cosmic' })],
    ['a bounce without its mail', { eventType: 'Bounce', bounce: BOUNCE }],
    ['a bounce of nobody', bounced({}, { destination: [] })],
    ['an instant that is none', bounced({ timestamp: 'yesterday' })],
    ['a number', 7],
    ['nothing', null],
  ])('is ignored: %s', (_, event) => {
    expect(read(event)).toBeNull();
  });

  it('is ignored if it is not JSON, such as the test message of a new event destination', () => {
    expect(readMailEvent('Successfully validated SNS topic for Amazon SES event publishing.')).toBeNull();
  });
});
