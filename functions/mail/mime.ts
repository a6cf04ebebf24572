import { randomUUID } from 'node:crypto';
import { encode, wrap } from 'nodemailer/lib/qp/index.js';
import { automaticHeaders, type Mail, mailLines, refuseLineBreaks } from './mail.ts';

/**
 * A message without files as MIME: its text, and its HTML as the alternative. Files need `toMimeWithFiles`, whose
 * composer is a third of a bundle, most of it a list of file types.
 */
export async function toMime(mail: Mail, from: string): Promise<Uint8Array> {
  if (mail.attachments?.length || mail.calendar) throw new Error('This composer leaves out files');
  refuseLineBreaks(mail);
  const { to, cc = [], replyTo } = mail;
  // Quoted-printable text never contains "=_".
  const boundary = `=_${randomUUID()}`;
  const lines = [
    `From: ${mailbox(mail.fromName, from)}`,
    `To: ${to}`,
    ...(cc.length > 0 ? [`Cc: ${cc.join(',\r\n ')}`] : []),
    ...(replyTo ? [`Reply-To: ${mailbox(replyTo.name, replyTo.address)}`] : []),
    `Subject: ${isPlain(mail.subject) ? folded(mail.subject) : encodedWords(mail.subject)}`,
    `Message-ID: <${randomUUID()}@${from.split('@').at(-1)}>`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    ...Object.entries(automaticHeaders(mail)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

function part(boundary: string, type: string, content: string): string[] {
  const encoded = wrap(encode(mailLines(content)));
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    encoded,
  ];
}

function mailbox(name: string, address: string): string {
  if (!name) return address;
  const phrase = isPlain(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodedWords(name);
  return `${phrase}\r\n <${address}>`;
}

/** Printable ASCII; `=?` would start an encoded word. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text) && !text.includes('=?');
}

/** Breaks lines at spaces, after about 70 characters. */
function folded(text: string): string {
  return text.replace(/(.{40,70}) (?=[^ ])/g, '$1\r\n ');
}

/** Bytes of text in an encoded word, so that a line has at most 76 characters. */
const WORD_BYTES = 39;

/** Text in headers beyond ASCII (RFC 2047), one word a line; no character is split. */
function encodedWords(text: string): string {
  const words = [''];
  for (const character of text) {
    const word = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(word) > WORD_BYTES) words.push(character);
    else words.splice(-1, 1, word);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
