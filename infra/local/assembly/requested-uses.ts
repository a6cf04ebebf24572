import * as z from 'zod';
import type { AwsService } from '#infra/local/environment.ts';
import { REGION } from './local-names.ts';
import type { Use } from './statements.ts';

/** A request from the SDK. `target` is the header that names the operation in the JSON protocols. */
export type SdkRequest = { method: string; path: string; target: string; body: string };

const ARN = (service: string, name: string) => `arn:aws:${service}:${REGION}:000000000000:${name}`;

/** The IAM actions and resources of a request; for a transaction, those of its parts. */
export const requestedUses: Readonly<Record<AwsService, (request: SdkRequest) => Use[]>> = {
  dynamodb: ({ target, body }) => tableUses(operation(target), JSON.parse(body)),
  cognito: ({ target, body }) => {
    if (OPEN_TO_ALL.includes(operation(target))) return [];
    const { UserPoolId } = z.looseObject({ UserPoolId: z.string() }).parse(JSON.parse(body));
    return [{ action: `cognito-idp:${operation(target)}`, resource: ARN('cognito-idp', `userpool/${UserPoolId}`) }];
  },
  s3: fileUses,
  ses: ({ body }) => {
    const [action, set] = [`ses:${field(body, 'Action')}`, field(body, 'ConfigurationSetName')];
    const resources = ['identity/the-sender', ...(set ? [`configuration-set/${set}`] : [])];
    return resources.map((resource) => ({ action, resource: ARN('ses', resource) }));
  },
  // An SMS is sent to a phone number, which is not a resource of the account.
  sns: ({ body }) => [{ action: `sns:${field(body, 'Action')}`, resource: field(body, 'PhoneNumber') }],
  sqs: ({ target, body }) => {
    const { QueueUrl } = z.looseObject({ QueueUrl: z.string() }).parse(JSON.parse(body));
    return [
      { action: `sqs:${operation(target)}`, resource: ARN('sqs', QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1)) },
    ];
  },
  lambda: ({ path }) => {
    const name = /\/functions\/([^/]+)\/invocations/.exec(path)?.[1] ?? '';
    return [{ action: 'lambda:InvokeFunction', resource: ARN('lambda', `function:${decodeURIComponent(name)}`) }];
  },
};

/** Unsigned calls that Cognito accepts from anyone who knows the token. */
const OPEN_TO_ALL = ['RevokeToken'];

const Item = z.looseObject({ pk: z.looseObject({ S: z.string() }) });
const OnTable = z.looseObject({
  TableName: z.string(),
  IndexName: z.string().optional(),
  Key: Item.optional(),
  Item: Item.optional(),
});
const Transaction = z.looseObject({ TransactItems: z.array(z.record(z.string(), OnTable)) });
const Batch = z.looseObject({ RequestItems: z.record(z.string(), z.unknown()) });

/** The actions of a transaction's parts. */
const PART_ACTIONS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

function tableUses(name: string, input: unknown): Use[] {
  if (name.startsWith('Transact')) {
    const parts = Transaction.parse(input).TransactItems.flatMap((item) => Object.entries(item));
    return parts.map(([part, on]) => tableUse(PART_ACTIONS[part] ?? part, on));
  }
  if (name.startsWith('Batch')) {
    return Object.keys(Batch.parse(input).RequestItems).map((TableName) => tableUse(name, { TableName }));
  }
  return [tableUse(name, OnTable.parse(input))];
}

function tableUse(action: string, { TableName, IndexName, Key, Item }: z.output<typeof OnTable>): Use {
  const table = ARN('dynamodb', `table/${TableName}`);
  const leadingKey = (Key ?? Item)?.pk.S;
  return {
    action: `dynamodb:${action}`,
    resource: IndexName ? `${table}/index/${IndexName}` : table,
    ...(leadingKey !== undefined && { leadingKey }),
  };
}

/** The operation of a target such as `DynamoDB_20120810.GetItem`. */
function operation(target: string): string {
  return target.slice(target.lastIndexOf('.') + 1);
}

function field(form: string, name: string): string {
  return new URLSearchParams(form).get(name) ?? '';
}

function fileUses({ method, path, body }: SdkRequest): Use[] {
  const { pathname, searchParams } = new URL(path, 'http://s3');
  const resource = `arn:aws:s3:::${decodeURIComponent(pathname.slice(1)).replace(/\/$/, '')}`;
  if (searchParams.has('list-type')) {
    return [{ action: 's3:ListBucket', resource, prefix: searchParams.get('prefix') ?? '' }];
  }
  if (method === 'POST' && searchParams.has('delete')) {
    const keys = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key);
    return keys.map((key) => ({ action: 's3:DeleteObject', resource: `${resource}/${key}` }));
  }
  return [{ action: `s3:${fileAction(method, searchParams)}`, resource }];
}

/** Every step of a multipart upload needs `s3:PutObject`, except aborting it. */
function fileAction(method: string, query: URLSearchParams): string {
  if (method === 'PUT' || method === 'POST') return 'PutObject';
  if (method === 'DELETE') return query.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject';
  return 'GetObject';
}
