import { describe, expect, it } from 'vitest';
import { keptResources } from '#infra/deploy/kept-resources.ts';
import { EVERY_SETTING, type RawTemplate, synthesize, theOnly } from './synthesize.ts';

/*
 * These logical ids and keys must not change once the product is deployed: CloudFormation would replace the resource
 * with an empty one.
 */

/** The types of the resources that keep data, by logical id. */
function keptIn(template: RawTemplate | undefined): Record<string, string> {
  const kept = Object.entries(template?.Resources ?? {}).filter(
    ([, { DeletionPolicy = 'Delete' }]) => DeletionPolicy !== 'Delete',
  );
  return Object.fromEntries(kept.map(([id, { Type }]) => [id, Type]));
}

describe.each([
  ['of production', {}, {}, {}, 1],
  [
    'with every setting',
    { production: EVERY_SETTING },
    { BackupVaultADF21B19: 'AWS::Backup::BackupVault' },
    { '-SecondRegion Vault23237E5B': 'AWS::Backup::BackupVault', '-SecondRegion Files8E6940B8': 'AWS::S3::Bucket' },
    1,
  ],
  ['of another stage', { stage: 'test', test: { originSecretRevision: 3 } }, {}, {}, 1],
  ['whose user pool was lost', { production: { userPoolRevision: 2 } }, {}, {}, 2],
])('resources with data in a stack %s', (_, context, backups, copies, userPoolRevision) => {
  const { templates } = synthesize(context);

  it('have the logical ids by which CloudFormation knows them, and are in stacks of their own', () => {
    const kept = Object.entries(templates).flatMap(([file, template]) => {
      const [stack = ''] = file.replace(/^Invoicing(-test)?/, '').split('.');
      return Object.entries(keptIn(template)).map(([id, type]) => [`${stack} ${id}`, type]);
    });
    const data = Object.entries({ ...keptResources(userPoolRevision), ...backups });
    expect(Object.fromEntries(kept)).toEqual({
      ...Object.fromEntries(data.map(([id, type]) => [`-Data ${id}`, type])),
      ...copies,
    });
  });
});

const { product } = synthesize();

it('never changes the keys of the table and its indexes, which would replace it', () => {
  type Index = { IndexName: string; KeySchema: { AttributeName: string; KeyType: string }[] };
  type Table = Pick<Index, 'KeySchema'> & { LocalSecondaryIndexes: Index[]; GlobalSecondaryIndexes: Index[] };
  const { properties } = theOnly<Table>(product, 'AWS::DynamoDB::GlobalTable');
  const { KeySchema, LocalSecondaryIndexes, GlobalSecondaryIndexes } = properties;
  const indexes = [{ IndexName: 'table', KeySchema }, ...LocalSecondaryIndexes, ...GlobalSecondaryIndexes];
  expect(
    indexes.map(({ IndexName, KeySchema: [hash, range] }) => [IndexName, hash?.AttributeName, range?.AttributeName]),
  ).toEqual([
    ['table', 'pk', 'sk'],
    ['lsi1', 'pk', 'lsi1sk'],
    ['lsi2', 'pk', 'lsi2sk'],
    ['lsi3', 'pk', 'lsi3sk'],
    ['lsi4', 'pk', 'lsi4sk'],
    ['gsi1', 'gsi1pk', 'gsi1sk'],
    ['gsi2', 'gsi2pk', 'gsi2sk'],
  ]);
});

it('never changes how the user pool identifies users, which would replace it', () => {
  const { properties } = theOnly<Record<string, unknown>>(product, 'AWS::Cognito::UserPool');
  expect({
    attributes: properties.UsernameAttributes,
    aliases: properties.AliasAttributes,
    configuration: properties.UsernameConfiguration,
    schema: properties.Schema,
  }).toEqual({ attributes: ['email'], aliases: undefined, configuration: { CaseSensitive: false }, schema: undefined });
});

it('never refers to the lost user pool once there is a new one', () => {
  const { product: restarted } = synthesize({ production: { userPoolRevision: 2 } });
  const lost = theOnly(product, 'AWS::Cognito::UserPool').id;
  expect(theOnly(restarted, 'AWS::Cognito::UserPool').id).toBe('IdentityUsers2');
  expect(JSON.stringify(restarted.toJSON().Resources)).not.toContain(`"${lost}"`);
});

it('gives no resource with data a fixed name, so that it can be restored beside the old one', () => {
  for (const id of Object.keys(keptResources(1))) {
    const { TableName, UserPoolName, BucketName, Name } = product.toJSON().Resources[id].Properties;
    expect([id, TableName, UserPoolName, BucketName, Name]).toEqual([id, undefined, undefined, undefined, undefined]);
  }
});
