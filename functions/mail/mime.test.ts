import { SESClient } from '@aws-sdk/client-ses';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSes } from '#infra/local/emulators/ses.ts';
import { anyCharacter } from '#test/support/any-character.ts';
import { repeats } from '#test/support/repeats.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import type { Mail } from './mail.ts';
import { toMime } from './mime.ts';
import { sesMailer } from './ses-mailer.ts';

const mail: Mail = { to: 'to@example.com', fromName: 'Café', subject: 'Hi', text: 'text', html: '<p>html</p>' };
const headersOf = (mime: Uint8Array) => Buffer.from(mime).toString('utf8').split('\r\n\r\n')[0] ?? '';
const unfolded = (headers: string) => headers.replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('a message as MIME', () => {
  /** The message as its recipient reads it. */
  async function read(changes: Partial<Mail>) {
    const ses = await startSes({ folder: testFolder() });
    onTestFinished(() => ses.stop());
    const client = new SESClient({ ...AWS, endpoint: ses.endpoint });
    const mailer = sesMailer({ find: async () => undefined }, { from: 'from@example.com', client });
    await mailer.send({ ...mail, ...changes });
    const read = ses.mails().at(-1);
    return { ...read, text: read?.text.trim(), html: read?.html.trim() };
  }

  it('has one recipient, the name of the business as sender, and the business as reply address', async () => {
    const mime = await toMime({ ...mail, replyTo: { name: 'Shop', address: 'shop@example.com' } }, 'from@example.com');
    const headers = unfolded(headersOf(mime));
    expect(headers).toContain('To: to@example.com');
    expect(headers.find((line) => line.startsWith('From:'))).toContain('<from@example.com>');
    expect(headers.find((line) => line.startsWith('Reply-To:'))).toMatch(/^Reply-To: "?Shop"? <shop@example.com>$/);
  });

  it.each([
    ['plain', 'Maple Design', 'Invoice INV-7 from Maple Design'],
    ['with punctuation', 'O’Neil & "Sons", Inc. \\ (Canada)', 'Re: 100 % of <all>; "quoted", \\ and more'],
    ['in French', 'Café Léger, dite Zoë', 'Facture nº 7 – déjà là, à régler d’ici le 3 février'],
    ['in other scripts', '株式会社モミジ🍁', 'قائمة 🎉 חשבונית 请付款 '.repeat(8).trim()],
    ['that are long', `${'Very '.repeat(40)}Long Inc.`, `${'word '.repeat(60)}${'x'.repeat(300)}`],
  ])('arrives as written: names and subjects %s', async (_kind, name, subject) => {
    const replyTo = { name, address: 'shop@example.com' };
    const cc = ['one@example.com', 'two@example.com'];
    const arrived = await read({ fromName: name, subject, replyTo, cc });
    const quoted = (address: string) => `"${name}" <${address}>`;
    expect(arrived).toMatchObject({
      from: quoted('from@example.com'),
      to: ['to@example.com', ...cc],
      replyTo: [quoted('shop@example.com')],
      subject,
    });
  });

  it.each([
    ['plain', 'Hello,\n\nhttps://example.com/pay/7?a=b&c=d\n.\nBye'],
    ['with long lines and blanks at their ends', `${'one two = three '.repeat(60)} \n\t\nend`],
    ['in French and other scripts', 'Bonjour Zoë,\nc’est à vous – 株式会社 🍁🎉 é'.repeat(9)],
  ])('arrives as written: bodies %s', async (_kind, text) => {
    const html = `<!doctype html><p title="a=b">${text.replaceAll('\n', '<br>\n')}</p>`;
    expect(await read({ text, html })).toMatchObject({ text, html });
  });

  it('has only short ASCII lines, which every mail server accepts', async () => {
    const long = `${'Très long '.repeat(30)}🍁`;
    const mime = await toMime({ ...mail, fromName: long, subject: long, text: long, html: long }, 'from@example.com');
    for (const line of Buffer.from(mime).toString('utf8').split('\r\n')) expect(line).toMatch(/^[\t -~]{0,78}$/);
  });

  it('ends every line with CR and LF', async () => {
    const text = 'one\ntwo\r\nthree\rfour\n\n';
    for (const body of [text, `é${text}`]) {
      const mime = await toMime({ ...mail, text: body, html: `<p>\n${body}</p>\n` }, 'from@example.com');
      expect(Buffer.from(mime).toString('latin1')).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    }
  });

  it('says that no person sent it, unless one did', async () => {
    const headers = async (isPersonal: boolean) => headersOf(await toMime({ ...mail, isPersonal }, 'from@example.com'));
    expect(unfolded(await headers(false))).toContain('Auto-Submitted: auto-generated');
    expect(await headers(true)).not.toContain('Auto-Submitted');
  });

  it.each([
    ['the recipient', (text: string) => ({ to: text })],
    ["the sender's name", (text: string) => ({ fromName: text })],
    ['the name that is replied to', (text: string) => ({ replyTo: { name: text, address: 'a@example.com' } })],
    ['the address that is replied to', (text: string) => ({ replyTo: { name: 'A', address: text } })],
    ['a copy', (text: string) => ({ cc: [text] })],
    ['the subject', (text: string) => ({ subject: text })],
  ])('refuses a line break in %s', async (_field, changed) => {
    for (const breaking of ['\r\nBcc: x@example.com', '\nBcc: x@example.com', '\r', '\0']) {
      await expect(toMime({ ...mail, ...changed(`a${breaking}`) }, 'from@example.com')).rejects.toThrow('line breaks');
    }
  });

  it('gains no recipient or header from generated names and subjects', async () => {
    const expected = new Set([
      'from',
      'to',
      'subject',
      'message-id',
      'date',
      'auto-submitted',
      'mime-version',
      'content-type',
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: anyCharacter }),
        async (fromName, subject) => {
          const mime = await toMime({ ...mail, fromName, subject }, 'from@example.com').catch(() => null);
          if (!mime) return;
          const headers = unfolded(headersOf(mime));
          expect(headers.filter((line) => line.toLowerCase().startsWith('to:'))).toEqual(['To: to@example.com']);
          for (const line of headers) expect(expected).toContain(line.split(':')[0]?.toLowerCase());
        },
      ),
      { numRuns: repeats(200, 1_000) },
    );
  });
});

it('ends the lines of its files and its calendar event with CR and LF', async () => {
  const mime = await toMime(
    {
      ...mail,
      attachments: [{ name: 'É-001.pdf', contentType: 'application/pdf', bytes: new Uint8Array(9_000).fill(10) }],
      calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\nSUMMARY:A\r\nEND:VCALENDAR\n' },
    },
    'from@example.com',
  );
  expect(Buffer.from(mime).toString('latin1')).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
});
