import { PublishCommand, SetSMSAttributesCommand, SNSClient } from '@aws-sdk/client-sns';
import { expect, onTestFinished, test } from 'vitest';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { startSns } from './sns.ts';

async function open(folder = testFolder()) {
  const local = await startSns({ folder });
  onTestFinished(() => local.stop());
  return { local, sns: new SNSClient({ ...AWS, endpoint: local.endpoint }) };
}

test('accepts an SMS and lists it', async () => {
  const { local, sns } = await open();
  const Message = 'Invoice n° 7 – $1,130.50 & <more>\nhttp://localhost:3000/pay/7';
  const type = { DataType: 'String', StringValue: 'Transactional' };
  const { MessageId } = await sns.send(
    new PublishCommand({ PhoneNumber: '+14035550123', Message, MessageAttributes: { 'AWS.SNS.SMS.SMSType': type } }),
  );
  expect(local.messages()).toEqual([
    { id: MessageId, phoneNumber: '+14035550123', message: Message, sentAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
});

test.each([
  ['a number without its country', { PhoneNumber: '4035550123' }, 'PhoneNumber Reason: 4035550123 is not valid'],
  ['a number with markup', { PhoneNumber: '+1<b>&' }, 'PhoneNumber Reason: +1<b>& is not valid'],
  ['no number', {}, 'PhoneNumber'],
  ['an empty message', { PhoneNumber: '+14035550123', Message: '' }, 'Empty message'],
  ['a message over 1,600 characters', { PhoneNumber: '+14035550123', Message: 'x'.repeat(1601) }, 'too long'],
  ['a topic', { TopicArn: 'arn:aws:sns:local:0:topic' }, 'supports only PhoneNumber'],
])('refuses %s', async (_what, input, message) => {
  const { local, sns } = await open();
  await expect(sns.send(new PublishCommand({ Message: 'Hello', ...input }))).rejects.toMatchObject({
    name: 'InvalidParameterException',
    message: expect.stringContaining(message),
    $metadata: { httpStatusCode: 400 },
  });
  expect(local.messages()).toEqual([]);
});

test('returns an error for an unknown action', async () => {
  const { sns } = await open();
  await expect(sns.send(new SetSMSAttributesCommand({ attributes: {} }))).rejects.toMatchObject({
    message: 'The action SetSMSAttributes is not valid for this endpoint.',
  });
});

test('remembers what was sent over a restart', async () => {
  const folder = testFolder();
  const { local, sns } = await open(folder);
  await sns.send(new PublishCommand({ PhoneNumber: '+14035550123', Message: 'é' }));
  await local.stop();
  const again = await open(folder);
  expect(again.local.messages()).toEqual(local.messages());
  await again.sns.send(new PublishCommand({ PhoneNumber: '+14035550123', Message: 'second' }));
  expect(again.local.messages().map(({ message }) => message)).toEqual(['é', 'second']);
});
