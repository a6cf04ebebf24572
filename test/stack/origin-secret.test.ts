import { describe, expect, it } from 'vitest';
import { theDistribution } from './distribution.ts';
import { lambdas, resources, synthesize } from './synthesize.ts';

describe.each([1, 2, 3])('the rotation of origin secret %i', (revision) => {
  const before = originSecrets(revision);
  const after = originSecrets(revision + 1);

  it('gives every function another secret', () => {
    expect(before.sent).toContain(before.known);
    expect(after.sent).toContain(after.known);
    expect(after.known).not.toBe(before.known);
  });

  it('refuses no call, whether CloudFront or a function is updated first', () => {
    expect(before.sent).toContain(after.known);
    expect(after.sent).toContain(before.known);
  });
});

it('is unlike all that were sent before, after two rotations', () => {
  expect(originSecrets(2).sent).not.toContain(originSecrets(4).known);
});

it('has generated values that are not in the template', () => {
  const { product } = synthesize();
  const values = resources<{ GenerateSecretString: object }>(product, 'AWS::SecretsManager::Secret');
  const { sent } = originSecrets(1);
  expect(values.filter(({ id }) => sent.includes(id)).map(({ properties }) => properties)).toMatchObject(
    sent.map(() => ({ GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } })),
  );
});

/** The logical ids of the secrets that CloudFront sends, and of the one that every API function knows. */
function originSecrets(originSecretRevision: number): { sent: string[]; known: string } {
  const { product } = synthesize(originSecretRevision === 1 ? {} : { originSecretRevision });
  const { distribution, calls } = theDistribution(product);
  const origin = distribution.Origins.find(({ Id }) => Id === calls.TargetOriginId);
  const variables = [...lambdas(product).values()].map(
    ({ properties }) => properties.Environment?.Variables.ORIGIN_SECRET,
  );
  const known = new Set(variables.filter(Boolean).flatMap(secretsIn));
  expect([...known]).toHaveLength(1);
  return { sent: secretsIn(origin?.OriginCustomHeaders), known: [...known].join() };
}

function secretsIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"Ref":"(\w+)"/g)].map(([, id = '']) => id);
}
