import { describe, expect, it } from 'vitest';
import { theDistribution } from './distribution.ts';
import { lambdas, resources, synthesize } from './synthesize.ts';

describe.each([1, 2, 3])('the rotation of origin secret %i', (revision) => {
  const before = originSecrets(revision);
  const after = originSecrets(revision + 1);

  it('makes CloudFront send another value', () => {
    expect(before.accepted).toContain(before.sent);
    expect(after.accepted).toContain(after.sent);
    expect(after.sent).not.toBe(before.sent);
  });

  it('refuses no call, whether CloudFront or a function is updated first', () => {
    expect(before.accepted).toContain(after.sent);
    expect(after.accepted).toContain(before.sent);
  });

  it('changes the template of each reader, so that none keeps an old value', () => {
    expect(after.accepted).not.toEqual(before.accepted);
  });
});

it('stops accepting a value with the second rotation', () => {
  expect(originSecrets(4).accepted).not.toContain(originSecrets(2).sent);
});

it('has a generated value that is not in the template, for every reader', () => {
  const { product } = synthesize();
  const values = resources<{ GenerateSecretString: object }>(product, 'AWS::SecretsManager::Secret');
  const { accepted } = originSecrets(1);
  expect(values.filter(({ id }) => accepted.includes(id)).map(({ properties }) => properties)).toMatchObject(
    accepted.map(() => ({ GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } })),
  );
});

/** The logical ids of the secret that CloudFront sends, and of those that every API function accepts. */
function originSecrets(originSecretRevision: number): { sent: string; accepted: string[] } {
  const { product } = synthesize(originSecretRevision === 1 ? {} : { originSecretRevision });
  const { distribution, calls } = theDistribution(product);
  const origin = distribution.Origins.find(({ Id }) => Id === calls.TargetOriginId);
  const [sent = ''] = secretsIn(origin?.OriginCustomHeaders);
  const read = [...lambdas(product).values()].map(({ properties }) => properties.Environment?.Variables.ORIGIN_SECRETS);
  const [accepted = [], ...others] = read.filter(Boolean).map(secretsIn);
  for (const other of others) expect(other).toEqual(accepted);
  return { sent, accepted };
}

function secretsIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"Ref":"(\w+)"/g)].map(([, id = '']) => id);
}
