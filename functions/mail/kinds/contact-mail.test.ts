import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMime } from '#functions/mail/mime.ts';
import { ContactMessage } from '#shared/contact/schema.ts';
import { repeats } from '#test/support/repeats.ts';
import { contactMail } from './contact-mail.ts';

const FROM = 'invoices@example.ca';
const SUPPORT = 'support@example.ca';
const message: ContactMessage = { name: 'Zoë', email: 'zoe@example.com', subject: 'Hi', message: 'First\n\nSecond' };

describe('the mail to support', () => {
  it('comes from the product, contains everything entered, and replies go to the sender by name', () => {
    const mail = contactMail({ ...message, phone: '403 555 0100', company: 'Café Ltd.' }, SUPPORT);
    expect(mail).toMatchObject({
      to: SUPPORT,
      fromName: 'Northbill contact form',
      replyTo: { name: 'Zoë', address: 'zoe@example.com' },
      isPersonal: true,
      subject: 'Contact form: Hi',
    });
    for (const part of ['Zoë', 'zoe@example.com', '403 555 0100', 'Café Ltd.', 'Hi', 'First\n\nSecond']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain('First<br><br>Second');
  });

  it('leaves out what was not entered', () => {
    const { text } = contactMail({ ...message, phone: '' }, SUPPORT);
    expect(text).not.toContain('Phone');
    expect(text).not.toContain('Company');
  });

  it('gains no recipient or header from generated names and subjects', async () => {
    const runs = repeats(200, 1_000);
    let [sent, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(hostileText(), hostileText(), async (name, subject) => {
        const input = { ...message, name, subject };
        const accepted = ContactMessage.safeParse(input).data;
        // Input that the schema would refuse must be harmless, too.
        const mime = await toMime(contactMail(accepted ?? input, SUPPORT), FROM).catch(() => null);
        if (mime) expectNoMoreThanMeant(Buffer.from(mime).toString('latin1'));
        if (accepted) expect(mime).not.toBeNull();
        if (mime) sent += 1;
        else refused += 1;
      }),
      { numRuns: runs },
    );
    expect(sent).toBeGreaterThan(runs / 10);
    expect(refused).toBeGreaterThan(runs / 10);
  });
});

/** Text full of separators of headers, addresses and names. */
function hostileText() {
  const piece = fc.oneof(
    fc.constantFrom('\r\n', '\n', '\r', '\0', '"', "'", ',', ';', ':', '<', '>', '@', '\\', '(', ')', '=?', '?='),
    fc.constantFrom(
      'Bcc: x@evil.example',
      'x@evil.example',
      '<x@evil.example>',
      '=?UTF-8?Q?=0ABcc:?=',
      '\u2028',
      '\u202e',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  );
  return fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
}

function expectNoMoreThanMeant(mime: string): void {
  const headers = (mime.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const named = headers.map((header) => [header.slice(0, header.indexOf(':')), header] as const);
  expect(named.map(([name]) => name).toSorted()).toEqual([
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ]);
  const valuesOf = (wanted: string) =>
    named.flatMap(([name, header]) => (name === wanted ? [header.slice(name.length + 2)] : []));
  expect(valuesOf('To')).toEqual([SUPPORT]);
  expect(valuesOf('From').map(addresses)).toEqual([[FROM]]);
  expect(valuesOf('Reply-To').map(addresses)).toEqual([['zoe@example.com']]);
}

/** The addresses of a header (RFC 5322), split at commas outside quoted names. */
function addresses(value: string): string[] {
  const withoutNames = value.replace(/"(?:\\.|[^"\\])*"/g, '');
  return withoutNames.split(',').map((each) => /<([^<>]*)>$/.exec(each.trim())?.[1] ?? each.trim());
}
