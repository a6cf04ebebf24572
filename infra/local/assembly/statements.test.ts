import { describe, expect, it } from 'vitest';
import { allow, Statement } from './statements.ts';

const TABLE = 'arn:aws:dynamodb:ca-central-1:000000000000:table/northbill';

function statement(Action: string | string[], rest: object): Statement {
  return Statement.parse({ Effect: 'Allow', Action, ...rest });
}

describe('a role', () => {
  const statements = [
    statement(['dynamodb:GetItem', 'dynamodb:PutItem'], { Resource: TABLE }),
    statement('dynamodb:Query', { Resource: [`${TABLE}/index/lsi1`] }),
    statement('s3:GetObject', { Resource: 'arn:aws:s3:::files/pdf/*' }),
    statement('sns:Publish', { NotResource: 'arn:aws:sns:*:*:*' }),
  ];

  it.each([
    ['dynamodb:GetItem', TABLE],
    ['dynamodb:PutItem', TABLE],
    ['dynamodb:Query', `${TABLE}/index/lsi1`],
    ['s3:GetObject', 'arn:aws:s3:::files/pdf/a/b.pdf'],
    ['sns:Publish', '+14035550123'],
  ])('may %s on %s', (action, resource) => {
    expect(allow(statements, { action, resource })).toBe(true);
  });

  it.each([
    ['dynamodb:DeleteItem', TABLE],
    ['dynamodb:Scan', TABLE],
    ['dynamodb:Query', TABLE],
    ['dynamodb:GetItem', `${TABLE}-of-another`],
    ['dynamodb:Query', `${TABLE}/index/lsi2`],
    ['s3:GetObject', 'arn:aws:s3:::files/images/logo.png'],
    ['s3:PutObject', 'arn:aws:s3:::files/pdf/a.pdf'],
    ['sns:Publish', 'arn:aws:sns:ca-central-1:000000000000:topic'],
  ])('may not %s on %s', (action, resource) => {
    expect(allow(statements, { action, resource })).toBe(false);
  });

  it('may not use the partitions that a statement denies', () => {
    const denied = Statement.parse({
      Effect: 'Deny',
      Action: 'dynamodb:PutItem',
      Resource: TABLE,
      Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } },
    });
    const mayPut = (leadingKey?: string) =>
      allow([...statements, denied], {
        action: 'dynamodb:PutItem',
        resource: TABLE,
        ...(leadingKey && { leadingKey }),
      });
    expect(['AUDIT#b', 'BUSINESS#b', undefined].map(mayPut)).toEqual([false, true, true]);
  });

  it('may list only the files under the prefix that a statement names', () => {
    const listing = statement('s3:ListBucket', {
      Resource: 'arn:aws:s3:::files',
      Condition: { StringLike: { 's3:prefix': 'pdf/*' } },
    });
    const mayList = (prefix: string) =>
      allow([listing], { action: 's3:ListBucket', resource: 'arn:aws:s3:::files', prefix });
    expect(['pdf/a/', 'images/', ''].map(mayList)).toEqual([true, false, false]);
  });

  it('may not do what one statement allows and another denies', () => {
    const denied = Statement.parse({ Effect: 'Deny', Action: 'dynamodb:*', Resource: '*' });
    expect(allow([...statements, denied], { action: 'dynamodb:GetItem', resource: TABLE })).toBe(false);
  });
});
