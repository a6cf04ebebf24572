import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { SNSEvent } from 'aws-lambda';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readMailEvent } from '#functions/mail-events/mail-event.ts';
import { startSes } from '#infra/local/emulators/ses.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { startMailboxSimulator } from './mailbox-simulator.ts';

const INVOICE = '7hG2kLmN4pQr8sTuVwXyZa';
const RAW = { Data: Buffer.from('From: a@example.com\r\nTo: b@example.com\r\nSubject: Hi\r\n\r\nText') };

async function open() {
  const ses = await startSes({ folder: testFolder() });
  const handler = vi.fn(async (_event: unknown) => undefined);
  const load = vi.fn(async () => handler);
  const simulator = startMailboxSimulator(ses, load);
  onTestFinished(async () => {
    await simulator.stop();
    await ses.stop();
  });
  const client = new SESClient({ ...AWS, endpoint: ses.endpoint });
  const send = (to: string, set: { ConfigurationSetName?: string } = { ConfigurationSetName: 'mails' }) =>
    client.send(
      new SendRawEmailCommand({
        Source: 'a@example.com',
        Destinations: [to],
        RawMessage: RAW,
        Tags: [{ Name: 'invoice', Value: INVOICE }],
        ...set,
      }),
    );
  const told = () =>
    handler.mock.calls.map(([event]) => readMailEvent((event as SNSEvent).Records[0]?.Sns.Message ?? ''));
  return { send, told, load };
}

it.each([
  ['bounce@simulator.amazonses.com', 'BOUNCED'],
  ['bounce+label@simulator.amazonses.com', 'BOUNCED'],
  ['Complaint+label@simulator.amazonses.com', 'COMPLAINED'],
])('reports an email to %s as SES and SNS would', async (address, kind) => {
  const { send, told, load } = await open();
  const { MessageId } = await send(address);
  await expect.poll(told).toHaveLength(1);
  expect(told()).toMatchObject([
    { kind, messageId: MessageId, addresses: [address.toLowerCase()], invoiceId: INVOICE },
  ]);
  expect(load).toHaveBeenCalledWith('mail-events');
});

it('reports other emails as delivered, and none without a configuration set', async () => {
  const { send, told } = await open();
  await send('person@example.com');
  await send('bounce@example.com');
  await send('success@simulator.amazonses.com');
  await send('bounce+unknown@simulator.amazonses.com', {});
  await send('bounce+known@simulator.amazonses.com');
  await expect.poll(told).toHaveLength(4);
  expect(told().map((event) => `${event?.kind} ${event?.addresses}`)).toEqual([
    'DELIVERED person@example.com',
    'DELIVERED bounce@example.com',
    'DELIVERED success@simulator.amazonses.com',
    'BOUNCED bounce+known@simulator.amazonses.com',
  ]);
});
