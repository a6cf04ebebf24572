import { describe, expect, it } from 'vitest';
import { call } from '#test/support/client.ts';
import { mailsProcessed } from '#test/support/emulators.ts';
import { mailsTo } from '#test/support/outbox.ts';

const SUPPORT = 'support@demo.test';
const SENT = { status: 200, body: { message: 'Message sent successfully' } };

const anAddress = () => `sender-${crypto.randomUUID()}@example.com`;
const aMessage = (changes: object = {}) => ({
  name: 'Zoë Tremblay',
  email: anAddress(),
  subject: 'Invoices in French',
  message: 'Hello,\n\nwhen do they come?',
  ...changes,
});
const send = (body: object) => call('POST', '/contact', { body });
/** Emails to support whose reply-to is this address. */
const from = async (address: string) => {
  await mailsProcessed(address);
  return (await mailsTo(SUPPORT)).filter(({ replyTo }) => replyTo.some((each) => each.includes(address)));
};

describe('a message to support', () => {
  it('is emailed from the product’s address, with the sender’s name and address as reply-to', async () => {
    const message = aMessage({ phone: '403 555 0100', company: 'Café & fils' });
    expect(await send(message)).toMatchObject(SENT);
    const [mail, ...more] = await from(message.email);
    expect(more).toEqual([]);
    expect(mail?.to.join()).toBe(SUPPORT);
    expect(mail?.from).toMatch(/invoices@demo\.test/);
    expect(mail?.replyTo.join()).toContain('Zoë Tremblay');
    expect(mail?.subject).toBe('Contact form: Invoices in French');
    for (const part of [message.name, message.email, '403 555 0100', 'Café & fils', message.message]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain('Café &amp; fils');
  });

  it('cannot inject markup, recipients or headers', async () => {
    const hostile = '"Eve" <eve@evil.example>, Bob <img src=x onerror=alert(1)>; bcc: x@evil.example';
    const message = aMessage({ name: hostile, subject: hostile, message: hostile });
    expect(await send(message)).toMatchObject(SENT);
    const [mail] = await from(message.email);
    expect(mail?.to).toEqual([SUPPORT]);
    expect(mail?.replyTo).toHaveLength(1);
    expect(mail?.subject).toBe(`Contact form: ${hostile}`);
    expect(mail?.html).not.toContain('<img');
    expect(await mailsTo('evil.example')).toEqual([]);
  });

  it('that fills in the honeypot gets the usual response and is not emailed', async () => {
    const message = aMessage({ website: 'https://spam.example' });
    expect(await send(message)).toMatchObject(SENT);
    expect(await from(message.email)).toEqual([]);
  });

  it('is accepted five times a day from one address; the error then names another way to reach support', async () => {
    const email = anAddress();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(aMessage({ email }))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    for (const { body } of refused) expect(body.message).toMatch(/ or write to support@demo\.test\.$/);
    expect(await from(email)).toHaveLength(5);
  });

  it.each([
    [{ name: '' }, 'name is required'],
    [{ name: undefined }, 'name is required'],
    [{ email: 'nope' }, 'email must be an email'],
    [{ email: 'a@example.com, b@example.com' }, 'email must be an email'],
    [{ subject: ' ' }, 'subject is required'],
    [{ message: '' }, 'message is required'],
    [{ message: 'x'.repeat(5_001) }, 'message must be at most 5000 characters'],
    [{ name: 'Zoë\r\nBcc: x@evil.example' }, 'name must not contain line breaks or control characters'],
    [{ subject: 'Hi\0' }, 'subject must not contain line breaks or control characters'],
    [{ to: 'x@evil.example' }, 'property to should not exist'],
  ])('is refused with %j', async (changes, message) => {
    expect(await send(aMessage(changes))).toMatchObject({ status: 400, body: { message } });
  });
});
