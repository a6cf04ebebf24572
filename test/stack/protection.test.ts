import { describe, expect, it } from 'vitest';
import { BOOTSTRAP_VERSION } from '#infra/preflight/bootstrap.ts';
import { synthesize, theOnly } from './synthesize.ts';

type Table = { Replicas: { DeletionProtectionEnabled: boolean }[] };
type Pool = { DeletionProtection: string };

describe.each([
  ['a stage', undefined, true],
  ['the first deployment of a stage', 'off', false],
])('%s', (_, protection, isProtected) => {
  const { app, product } = synthesize(protection ? { protection } : {});
  const stack = app.synth().getStackByName('Invoicing-Data');
  const others = ['Invoicing', 'Invoicing-Edge', 'Invoicing-EdgeAlarms'];

  it(`${isProtected ? 'protects' : 'does not protect'} the stack of the data, the table and the user pool`, () => {
    const [replica] = theOnly<Table>(product, 'AWS::DynamoDB::GlobalTable').properties.Replicas;
    const pool = theOnly<Pool>(product, 'AWS::Cognito::UserPool').properties;
    expect({
      stack: stack.terminationProtection,
      table: replica?.DeletionProtectionEnabled,
      pool: pool.DeletionProtection === 'ACTIVE',
    }).toEqual({ stack: isProtected, table: isProtected, pool: isProtected });
  });

  it('leaves the stacks that can be made anew unprotected', () => {
    for (const name of others) expect(app.synth().getStackByName(name).terminationProtection).not.toBe(true);
  });

  it('needs the version of CDK’s bootstrap that the preflight asks for', () => {
    expect(stack.requiresBootstrapStackVersion).toBe(BOOTSTRAP_VERSION);
  });

  it('keeps resources with data when their stack is deleted, but not when its creation fails', () => {
    const types = ['DynamoDB::GlobalTable', 'Cognito::UserPool', 'S3::Bucket', 'SecretsManager::Secret'];
    const policies = types.flatMap((type) =>
      Object.entries(product.findResources(`AWS::${type}`)).map(([id, { DeletionPolicy }]) => [id, DeletionPolicy]),
    );
    const others = policies.filter(([, policy]) => policy !== 'RetainExceptOnCreate').map(([id]) => id);
    expect(others).toEqual([expect.stringMatching(/^SecretsOrigin1/), expect.stringMatching(/^SecretsOrigin2/)]);
  });
});
