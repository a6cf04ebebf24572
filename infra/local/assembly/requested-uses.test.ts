import { expect, it } from 'vitest';
import { requestedUses, type SdkRequest } from './requested-uses.ts';

const TABLE = 'arn:aws:dynamodb:ca-central-1:000000000000:table/northbill';

function request(parts: Partial<SdkRequest> & { input?: object }): SdkRequest {
  const { input = {}, ...rest } = parts;
  return { method: 'POST', path: '/', target: '', body: JSON.stringify(input), ...rest };
}

it.each([
  ['GetItem', { TableName: 'northbill' }, [['GetItem', TABLE]]],
  ['Query', { TableName: 'northbill' }, [['Query', TABLE]]],
  ['Query', { TableName: 'northbill', IndexName: 'lsi2' }, [['Query', `${TABLE}/index/lsi2`]]],
  ['Scan', { TableName: 'northbill' }, [['Scan', TABLE]]],
  ['BatchGetItem', { RequestItems: { northbill: {} } }, [['BatchGetItem', TABLE]]],
  [
    'TransactWriteItems',
    {
      TransactItems: [
        { Put: { TableName: 'northbill' } },
        { Update: { TableName: 'northbill' } },
        { Delete: { TableName: 'northbill' } },
        { ConditionCheck: { TableName: 'northbill' } },
      ],
    },
    [
      ['PutItem', TABLE],
      ['UpdateItem', TABLE],
      ['DeleteItem', TABLE],
      ['ConditionCheckItem', TABLE],
    ],
  ],
  ['TransactGetItems', { TransactItems: [{ Get: { TableName: 'northbill' } }] }, [['GetItem', TABLE]]],
])('recognizes the uses of a %s on the table', (name, input, uses) => {
  const asked = requestedUses.dynamodb(request({ target: `DynamoDB_20120810.${name}`, input }));
  expect(asked).toEqual(uses.map(([action, resource]) => ({ action: `dynamodb:${action}`, resource })));
});

it('recognizes the partition of an item', () => {
  const Key = { pk: { S: 'AUDIT#b' }, sk: { S: 'ENTRY#1' } };
  const input = {
    TransactItems: [{ Delete: { TableName: 'northbill', Key } }, { Put: { TableName: 'northbill', Item: Key } }],
  };
  const uses = requestedUses.dynamodb(request({ target: 'DynamoDB_20120810.TransactWriteItems', input }));
  expect(uses.map(({ leadingKey }) => leadingKey)).toEqual(['AUDIT#b', 'AUDIT#b']);
});

it.each([
  ['PUT', 's3:PutObject'],
  ['GET', 's3:GetObject'],
  ['HEAD', 's3:GetObject'],
  ['DELETE', 's3:DeleteObject'],
])('recognizes the use of a %s of a file', (method, action) => {
  expect(requestedUses.s3(request({ method, path: '/files/pdf/a%20b.pdf?x-id=1' }))).toEqual([
    { action, resource: 'arn:aws:s3:::files/pdf/a b.pdf' },
  ]);
});

it('recognizes the steps of a multipart upload', () => {
  const steps = [
    ['POST', 'uploads='],
    ['PUT', 'partNumber=1&uploadId=u'],
    ['POST', 'uploadId=u'],
    ['DELETE', 'uploadId=u'],
  ] as const;
  const uses = steps.flatMap(([method, query]) => requestedUses.s3(request({ method, path: `/files/a?${query}` })));
  expect(uses.map(({ action }) => action)).toEqual([
    's3:PutObject',
    's3:PutObject',
    's3:PutObject',
    's3:AbortMultipartUpload',
  ]);
});

it('recognizes the uses of listing files and of deleting several', () => {
  const deleted = '<Delete><Object><Key>pdf/a/1.pdf</Key></Object><Object><Key>pdf/a/2.pdf</Key></Object></Delete>';
  expect([
    ...requestedUses.s3(request({ method: 'GET', path: '/files?list-type=2&prefix=pdf%2Fa%2F' })),
    ...requestedUses.s3(request({ method: 'GET', path: '/files/?list-type=2' })),
    ...requestedUses.s3(request({ method: 'POST', path: '/files?delete=', body: deleted })),
  ]).toEqual([
    { action: 's3:ListBucket', resource: 'arn:aws:s3:::files', prefix: 'pdf/a/' },
    { action: 's3:ListBucket', resource: 'arn:aws:s3:::files', prefix: '' },
    { action: 's3:DeleteObject', resource: 'arn:aws:s3:::files/pdf/a/1.pdf' },
    { action: 's3:DeleteObject', resource: 'arn:aws:s3:::files/pdf/a/2.pdf' },
  ]);
});

it('recognizes the uses of the other services', () => {
  const target = 'AWSCognitoIdentityProviderService.AdminCreateUser';
  expect([
    ...requestedUses.cognito(request({ target, input: { UserPoolId: 'local_1' } })),
    ...requestedUses.ses(request({ body: 'Action=SendRawEmail&ConfigurationSetName=mails' })),
    ...requestedUses.sns(request({ body: 'Action=Publish&PhoneNumber=%2B14035550123' })),
    ...requestedUses.sqs(request({ target: 'AmazonSQS.SendMessage', input: { QueueUrl: 'http://sqs/0/events' } })),
    ...requestedUses.lambda(request({ path: '/2015-03-31/functions/invoice-pdf/invocations' })),
  ]).toEqual([
    {
      action: 'cognito-idp:AdminCreateUser',
      resource: 'arn:aws:cognito-idp:ca-central-1:000000000000:userpool/local_1',
    },
    { action: 'ses:SendRawEmail', resource: 'arn:aws:ses:ca-central-1:000000000000:identity/the-sender' },
    { action: 'ses:SendRawEmail', resource: 'arn:aws:ses:ca-central-1:000000000000:configuration-set/mails' },
    { action: 'sns:Publish', resource: '+14035550123' },
    { action: 'sqs:SendMessage', resource: 'arn:aws:sqs:ca-central-1:000000000000:events' },
    { action: 'lambda:InvokeFunction', resource: 'arn:aws:lambda:ca-central-1:000000000000:function:invoice-pdf' },
  ]);
});

it('needs no permission for Cognito’s unsigned calls', () => {
  const target = 'AWSCognitoIdentityProviderService.RevokeToken';
  expect(requestedUses.cognito(request({ target, input: { Token: 'x', ClientId: 'y' } }))).toEqual([]);
});
