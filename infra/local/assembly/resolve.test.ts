import { expect, it } from 'vitest';
import { resolver } from './resolve.ts';

const resolve = resolver({
  ref: (id) => `ref-${id}`,
  attribute: (id, name) => `${id}.${name}`,
  secret: (id, field) => `secret-${id}-${field || 'whole'}`,
});

it.each([
  ['a string', 'plain', 'plain'],
  ['a number', 7, 7],
  ['nothing', null, null],
  ['a reference', { Ref: 'Table' }, 'ref-Table'],
  ['an attribute', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table.Arn'],
  [
    'joined parts',
    { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Site', 'DomainName'] }]] },
    'https://Site.DomainName',
  ],
  ['values in lists and objects', { a: [{ Ref: 'X' }], b: { c: { Ref: 'Y' } } }, { a: ['ref-X'], b: { c: 'ref-Y' } }],
  [
    'a field of a secret',
    { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Keys' }, ':SecretString:secretKey::}}']] },
    'secret-ref-Keys-secretKey',
  ],
  [
    'a whole secret',
    { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Keys' }, ':SecretString:::}}']] },
    'secret-ref-Keys-whole',
  ],
])('resolves %s', (_, value, resolved) => {
  expect(resolve(value)).toEqual(resolved);
});

it('throws for an unknown function', () => {
  expect(() => resolve({ 'Fn::ImportValue': 'other' })).toThrow('Fn::ImportValue');
});
