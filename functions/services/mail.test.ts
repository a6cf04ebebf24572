import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '#test/support/repeats.ts';
import { type Mail, toMime } from './mail.ts';

const mail: Mail = { to: 'to@example.com', fromName: 'Café', subject: 'Hi', text: 'text', html: '<p>html</p>' };
const headersOf = (mime: Uint8Array) => Buffer.from(mime).toString('utf8').split('\r\n\r\n')[0] ?? '';
const unfolded = (headers: string) => headers.replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('a message as MIME', () => {
  it('has one recipient, the name of the business as sender, and the business as reply address', async () => {
    const headers = unfolded(
      headersOf(await toMime({ ...mail, replyTo: { name: 'Shop', address: 'shop@example.com' } }, 'from@example.com')),
    );
    expect(headers).toEqual(expect.arrayContaining(['To: to@example.com', 'Reply-To: Shop <shop@example.com>']));
    expect(headers.find((line) => line.startsWith('From:'))).toContain('<from@example.com>');
  });

  it.each([
    ['the recipient', (text: string) => ({ to: text })],
    ["the sender's name", (text: string) => ({ fromName: text })],
    ['the name that is replied to', (text: string) => ({ replyTo: { name: text, address: 'a@example.com' } })],
    ['the address that is replied to', (text: string) => ({ replyTo: { name: 'A', address: text } })],
    ['the subject', (text: string) => ({ subject: text })],
  ])('refuses a line break in %s', async (_, changed) => {
    for (const breaking of ['\r\nBcc: x@example.com', '\nBcc: x@example.com', '\r', '\0']) {
      await expect(toMime({ ...mail, ...changed(`a${breaking}`) }, 'from@example.com')).rejects.toThrow('line breaks');
    }
  });

  it('gains no recipient or header from generated names and subjects', async () => {
    const expected = new Set(['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type']);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), async (fromName, subject) => {
        const mime = await toMime({ ...mail, fromName, subject }, 'from@example.com').catch(() => null);
        if (!mime) return;
        const headers = unfolded(headersOf(mime));
        expect(headers.filter((line) => line.toLowerCase().startsWith('to:'))).toEqual(['To: to@example.com']);
        for (const line of headers) expect(expected).toContain(line.split(':')[0]?.toLowerCase());
      }),
      { numRuns: repeats(200, 1_000) },
    );
  });
});
