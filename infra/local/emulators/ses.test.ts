import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { startSes } from './ses.ts';

async function open(folder = testFolder()) {
  const local = await startSes({ folder });
  onTestFinished(() => local.stop());
  const ses = new SESClient({ ...AWS, endpoint: local.endpoint });
  const send = async (mail: SendMailOptions) => {
    const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(
      mail,
    );
    return ses.send(
      new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(message.toString('latin1'), 'latin1') } }),
    );
  };
  return { local, ses, send };
}

const MAIL = {
  from: { name: 'Café, Inc.', address: 'billing@northbill.example' },
  to: [{ name: 'Zoë, dite Z. Łuczak', address: 'zoe@example.com' }, 'plain@example.com'],
  replyTo: 'Owner é <owner@example.com>',
  subject: 'Facture n° 7 – déjà là 🎉',
  text: 'Bonjour Zoë,\nhttps://example.com/pay/7',
  html: '<p>Bonjour <b>Zoë</b> &amp; co</p>',
};

test('keeps what readers see: addresses, subject, both bodies', async () => {
  const { local, send } = await open();
  const { MessageId } = await send(MAIL);
  const [mail, ...rest] = local.mails();
  expect(rest).toEqual([]);
  expect(mail).toMatchObject({
    id: MessageId,
    from: '"Café, Inc." <billing@northbill.example>',
    to: ['"Zoë, dite Z. Łuczak" <zoe@example.com>', 'plain@example.com'],
    replyTo: ['"Owner é" <owner@example.com>'],
    subject: MAIL.subject,
    html: MAIL.html,
    attachments: [],
  });
  expect(mail?.text.trim()).toBe(MAIL.text);
  expect(Math.abs(Date.parse(mail?.sentAt ?? '') - Date.now())).toBeLessThan(60_000);
});

test('keeps every byte of an attachment', async () => {
  const { local, send } = await open();
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256));
  await send({ ...MAIL, attachments: [{ filename: 'Facture é 7.pdf', content, contentType: 'application/pdf' }] });
  const [mail] = local.mails();
  const [attachment] = mail?.attachments ?? [];
  expect(attachment).toMatchObject({ name: 'Facture é 7.pdf', contentType: 'application/pdf', size: content.length });
  expect(Buffer.from(attachment?.content ?? '', 'base64').equals(content)).toBe(true);
});

/** Megabytes of objects that are still used after garbage collection. */
function heapMb(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

test('keeps no email in memory', async () => {
  const { local, send } = await open();
  const attachments = [{ filename: 'a.pdf', content: Buffer.alloc(200_000, 'a') }];
  // The first loads what sending needs.
  await send({ ...MAIL, attachments });
  const before = heapMb();
  for (let count = 0; count < 20; count += 1) await send({ ...MAIL, attachments });
  await expect.poll(() => heapMb() - before).toBeLessThan(2);
  expect(local.mails('plain@example.com')).toHaveLength(21);
});

test('keeps each message as it was sent', async () => {
  const folder = testFolder();
  const { ses } = await open(folder);
  const Data = Buffer.from('From: a@example.com\r\nTo: b@example.com\r\nSubject: Hi\r\n\r\nText\r\n');
  const { MessageId } = await ses.send(new SendRawEmailCommand({ RawMessage: { Data } }));
  expect(readFileSync(join(folder, 'messages', `${MessageId}.eml`)).equals(Data)).toBe(true);
});

test('refuses a message that mail servers refuse', async () => {
  const { local, ses } = await open();
  const Data = Buffer.from('From: a@example.com\r\nTo: b@example.com\r\nSubject: Hi\r\n\r\nOne\nTwo');
  const sending = ses.send(new SendRawEmailCommand({ RawMessage: { Data } }));
  await expect(sending).rejects.toThrow('A line ends with CR or LF alone');
  expect(local.mails()).toEqual([]);
});

test('remembers hidden recipients over a restart', async () => {
  const folder = testFolder();
  const { local, ses } = await open(folder);
  const raw = { Data: Buffer.from('From: a@example.com\r\nTo: b@example.com\r\nSubject: Hi\r\n\r\nText') };
  await ses.send(new SendRawEmailCommand({ Destinations: ['b@example.com', 'Hidden@example.com'], RawMessage: raw }));
  await local.stop();
  const [mail] = (await open(folder)).local.mails('hidden@example.com');
  expect(mail?.to).toEqual(['b@example.com', 'Hidden@example.com']);
});

test('remembers what was sent over a restart, once each', async () => {
  const folder = testFolder();
  const first = await open(folder);
  await first.send({ ...MAIL, subject: 'One' });
  await first.local.stop();
  const second = await open(folder);
  await second.send({ ...MAIL, subject: 'Two' });
  await second.local.stop();
  const third = await open(folder);
  expect(third.local.mails().map(({ subject }) => subject)).toEqual(['One', 'Two']);
});
