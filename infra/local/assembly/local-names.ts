import type { UserPool } from '#infra/local/emulators/user-pool.ts';
import { FILES_BUCKET, TABLE_NAME } from '#infra/local/environment.ts';
import { QUEUE_NAMES, type QueueName } from '#infra/queues.ts';
import type { Known } from './resolve.ts';
import type { Resource, Template } from './template.ts';

export const REGION = 'ca-central-1';
const ACCOUNT = '000000000000';

/** Placeholder for the distribution's domain; `https://` and this host become the site's local origin. */
export const SITE_HOST = 'site.invalid';

type Locals = {
  pool: UserPool;
  queueUrlOf: (name: QueueName) => string;
  /** The secrets' fields by name; a plain-text secret is under the empty name. */
  secrets: Readonly<Record<string, string>>;
};

type Names = { ref: string; attributes?: Readonly<Record<string, string>> };

/** The local name of each resource of the template. */
export function localNames(template: Template, { pool, queueUrlOf, secrets }: Locals): Known {
  const arn = (service: string, name: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${name}`;
  const named = (service: string, prefix: string, name: string): Names => ({
    ref: name,
    attributes: { Arn: arn(service, `${prefix}${name}`) },
  });
  const kinds: Readonly<Record<string, (resource: Resource) => Names>> = {
    'AWS::DynamoDB::GlobalTable': () => named('dynamodb', 'table/', TABLE_NAME),
    'AWS::Lambda::Function': (resource) => named('lambda', 'function:', functionName(resource)),
    'AWS::Cognito::UserPool': () => named('cognito-idp', 'userpool/', pool.userPoolId),
    'AWS::Cognito::UserPoolClient': () => ({ ref: pool.clientId }),
    'AWS::CloudFront::Distribution': ({ id }) => ({ ref: id, attributes: { DomainName: SITE_HOST } }),
    // Dead-letter queues have no local counterpart.
    'AWS::SQS::Queue': ({ id, path }) => {
      const fed = QUEUE_NAMES.find((name) => path.includes(`/${name}/Messages/`));
      return { ref: fed ? queueUrlOf(fed) : id, attributes: { Arn: arn('sqs', fed ?? id) } };
    },
    'AWS::S3::Bucket': ({ id, path }) => {
      const name = path.includes('/Files/') ? FILES_BUCKET : id.toLowerCase();
      return { ref: name, attributes: { Arn: `arn:aws:s3:::${name}` } };
    },
  };
  const pseudo = { 'AWS::Region': REGION, 'AWS::AccountId': ACCOUNT, 'AWS::Partition': 'aws' };
  const names = new Map<string, Names>(Object.entries(pseudo).map(([id, ref]) => [id, { ref }]));
  for (const resource of template.all) names.set(resource.id, kinds[resource.type]?.(resource) ?? { ref: resource.id });
  return {
    ref: (id) => names.get(id)?.ref ?? missing(id),
    // Resources without an emulator only need distinct names.
    attribute: (id, name) => names.get(id)?.attributes?.[name] ?? `${name}-of-${id}`,
    secret: (_, field) => secrets[field] ?? missing(`secret ${field}`),
  };
}

/** The folder of a function's source, by its place in the stack. */
export function functionName({ id, path }: Resource): string {
  return /\/(?:Functions|Identity)\/([\w-]+)\/Resource$/.exec(path)?.[1] ?? id;
}

function missing(name: string): never {
  throw new Error(`The template refers to ${name}, which does not exist`);
}
