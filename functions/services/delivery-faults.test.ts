import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { lambdaInvoicePdfs } from './invoice-pdfs.ts';
import { sesMailer } from './mail.ts';
import { snsSms } from './sms.ts';

const noBounces = { find: async () => undefined };
const mail = { to: 'to@example.com', fromName: 'A', subject: 'S', text: 't', html: 'h' };

it('throws if SES refuses an email', async () => {
  const ses = mockClient(new SESClient());
  ses.on(SendRawEmailCommand).rejects(new Error('Email address is not verified'));
  const sending = sesMailer(noBounces, { from: 'from@example.com', client: ses as unknown as SESClient }).send(mail);
  await expect(sending).rejects.toMatchObject({ code: 'PROVIDER_FAILED', status: 502 });
});

it.each(['BOUNCED', 'COMPLAINED'] as const)(
  'asks SES for nothing when the address is suppressed: %s',
  async (reason) => {
    const ses = mockClient(new SESClient());
    const options = { from: 'from@example.com', client: ses as unknown as SESClient };
    const sending = sesMailer({ find: async () => reason }, options).send(mail);
    await expect(sending).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `Emails to ${mail.to} could not be delivered. Check the address, or use another one.`,
    });
    expect(ses.calls()).toEqual([]);
  },
);

it('throws that mail is not configured without a sender', async () => {
  await expect(sesMailer(noBounces, { from: '' }).send(mail)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Email service is not configured',
  });
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
