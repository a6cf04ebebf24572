import { expect, test } from 'vitest';
import { parseFormBody } from './form-body.ts';

test.each([
  ['a=1&b=x+y%26', { a: '1', b: 'x y&' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[0][n]=x&a[1][n]=y', { a: [{ n: 'x' }, { n: 'y' }] }],
  ['expand[]=x&expand[]=y', { expand: ['x', 'y'] }],
  ['a[1]=x&a[0]=y', { a: { '1': 'x', '0': 'y' } }],
  ['metadata=', { metadata: '' }],
  ['', {}],
])('reads %s', (text, expected) => {
  expect(parseFormBody(text)).toEqual(expected);
});

test.each(['[a]=1', 'a]=1', 'a[b=1', `a${'[b]'.repeat(20)}=1`])('refuses the name %s', (text) => {
  expect(() => parseFormBody(text)).toThrow('Invalid parameter name');
});

test('treats __proto__ as a name like any other', () => {
  const params = parseFormBody('__proto__[polluted]=1&a[__proto__][polluted]=1');
  expect(Object.hasOwn(params, '__proto__')).toBe(true);
  expect('polluted' in {}).toBe(false);
});
