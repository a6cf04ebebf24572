import { once } from 'node:events';
import { Agent } from 'node:http';
import { type AddressInfo, connect, createServer, type NetConnectOpts } from 'node:net';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import { AWS } from '#test/support/test-folder.ts';
import { mayBeOnItsWay } from './delivery-faults.ts';
import { lambdaInvoicePdfs } from './invoice-pdfs.ts';
import { snsSms } from './sms.ts';

const noBounces = { find: async () => undefined };
const mail = { to: 'to@example.com', fromName: 'A', subject: 'S', text: 't', html: 'h' };

it('throws if SES refuses an email', async () => {
  const ses = mockClient(new SESClient());
  ses.on(SendRawEmailCommand).rejects(new Error('Email address is not verified'));
  const sending = sesMailer(noBounces, { from: 'from@example.com', client: ses as unknown as SESClient }).send(mail);
  await expect(sending).rejects.toMatchObject({ code: 'PROVIDER_FAILED', status: 502 });
});

it.each(['BOUNCED', 'COMPLAINED'] as const)('does not call SES when the address is suppressed: %s', async (reason) => {
  const ses = mockClient(new SESClient());
  const options = { from: 'from@example.com', client: ses as unknown as SESClient };
  const sending = sesMailer({ find: async () => reason }, options).send(mail);
  await expect(sending).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `Emails to ${mail.to} could not be delivered. Check the address, or use another one.`,
  });
  expect(ses.calls()).toEqual([]);
});

it('throws that mail is not configured without a sender', async () => {
  await expect(sesMailer(noBounces, { from: '' }).send(mail)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Email service is not configured',
  });
});

it.each<[string, (silent: AddressInfo) => NetConnectOpts, boolean]>([
  ['does not connect in time', () => ({ host: 'ses.test', port: 80, lookup: () => undefined }), false],
  ['refuses the connection', () => ({ host: '127.0.0.1', port: 1 }), false],
  ['does not respond', ({ port }) => ({ host: '127.0.0.1', port }), true],
])('knows whether an email may have been sent if SES %s', async (_, target, mayBeSent) => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const httpAgent = new Agent();
  httpAgent.createConnection = () => connect(target(server.address() as AddressInfo));
  const requestHandler = { connectionTimeout: 50, requestTimeout: 100, throwOnRequestTimeout: true, httpAgent };
  const client = new SESClient({ ...AWS, endpoint: 'http://ses.test', maxAttempts: 1, requestHandler });
  const error = await sesMailer(noBounces, { from: 'from@example.com', client })
    .send(mail)
    .catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(mayBeOnItsWay(error)).toBe(mayBeSent);
});

it('throws if SNS refuses an SMS', async () => {
  const sns = mockClient(new SNSClient());
  sns.on(PublishCommand).rejects(new Error('OptedOut'));
  const sending = snsSms(sns as unknown as SNSClient).send('+14035550100', 'text');
  await expect(sending).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
});

it('throws if the PDF function cannot be reached', async () => {
  const lambda = mockClient(new LambdaClient());
  lambda.on(InvokeCommand).rejects(new Error('TimeoutError'));
  const asking = lambdaInvoicePdfs('pdf', lambda as unknown as LambdaClient).of('one');
  await expect(asking).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
});

it.each([
  ['fails', { FunctionError: 'Unhandled', Payload: Buffer.from('{}') }],
  ['answers a failure', { Payload: Buffer.from('{"statusCode":503,"body":"{}"}') }],
  ['answers nothing', {}],
])('throws if the PDF function %s', async (_, answer) => {
  const lambda = mockClient(new LambdaClient());
  lambda.on(InvokeCommand).resolves(answer as object);
  await expect(lambdaInvoicePdfs('pdf', lambda as unknown as LambdaClient).of('one')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});
