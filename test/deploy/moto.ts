import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { SESClient, VerifyDomainIdentityCommand } from '@aws-sdk/client-ses';
import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type ParsedMail, simpleParser } from 'mailparser';
import { findFreePort } from '#infra/local/emulators/loopback.ts';
import { FILES_BUCKET } from '#infra/local/environment.ts';
import { QUEUES } from '#infra/queues.ts';
import { pythonWith } from '#test/support/python.ts';
import type { Account } from './account.ts';
import { startPythonServer } from './python-server.ts';

const VERSION = '5.2.5';
const REGION = 'ca-central-1';

/** Another emulator of AWS: it enforces no permissions, and knows neither the template nor its functions. */
export type Moto = Pick<Account, 'mailTo'> & {
  origin: string;
  /** The newest email to an address. */
  parsedMailTo: (address: string) => Promise<ParsedMail | undefined>;
  /** The texts of the SMS to a phone number. */
  textsTo: (phoneNumber: string) => Promise<string[]>;
  /** Adds a user to the administrators, as an operator does in the console. */
  makeAdministrator: (email: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts moto with the bucket, the queues and the sender that a deployment creates. */
export async function startMoto(): Promise<Moto> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const python = pythonWith([`moto[server]==${VERSION}`], { name: `moto-${VERSION}` });
  const server = await startPythonServer({
    command: [python, '-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)],
    env: { ...process.env, MOTO_ACCOUNT_ID: '000000000000' },
    ready: `${origin}/moto-api/data.json`,
  });
  const aws = { endpoint: origin, region: REGION, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
  await createResources(aws);
  const parsedMailTo = async (address: string) => {
    const { ses } = await sentBy(origin);
    const raw = ses.RawMessage.filter(({ destinations }) => destinations.includes(address)).at(-1)?.raw_data;
    return raw === undefined ? undefined : simpleParser(raw);
  };
  return {
    origin,
    parsedMailTo,
    mailTo: async (address) => (await parsedMailTo(address))?.text ?? '',
    async textsTo(phoneNumber) {
      const { sns } = await sentBy(origin);
      return sns.SMS.filter((sms) => sms.phone_number === phoneNumber).map(({ message }) => message);
    },
    async makeAdministrator(Username) {
      const cognito = new CognitoIdentityProviderClient(aws);
      const { UserPools = [] } = await cognito.send(new ListUserPoolsCommand({ MaxResults: 1 }));
      await cognito.send(
        new AdminAddUserToGroupCommand({ UserPoolId: UserPools[0]?.Id, Username, GroupName: 'ADMIN' }),
      );
    },
    stop: server.stop,
  };
}

type Aws = { endpoint: string; region: string; credentials: { accessKeyId: string; secretAccessKey: string } };

async function createResources(aws: Aws): Promise<void> {
  const s3 = new S3Client({ ...aws, forcePathStyle: true });
  const CreateBucketConfiguration = { LocationConstraint: REGION } as const;
  await s3.send(new CreateBucketCommand({ Bucket: FILES_BUCKET, CreateBucketConfiguration }));
  const sqs = new SQSClient(aws);
  for (const [QueueName, { hiddenSeconds, maxMessageBytes }] of Object.entries(QUEUES)) {
    const Attributes = { VisibilityTimeout: String(hiddenSeconds), MaximumMessageSize: String(maxMessageBytes) };
    await sqs.send(new CreateQueueCommand({ QueueName, Attributes }));
  }
  await new SESClient(aws).send(new VerifyDomainIdentityCommand({ Domain: 'demo.test' }));
}

type Sent = {
  ses: { RawMessage: { destinations: string[]; raw_data: string }[] };
  sns: { SMS: { phone_number: string; message: string }[] };
};

/** What moto's own API tells of the messages that it accepted. */
async function sentBy(origin: string): Promise<Sent> {
  return (await fetch(`${origin}/moto-api/data.json`)).json() as Promise<Sent>;
}
