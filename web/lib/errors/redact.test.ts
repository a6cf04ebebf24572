import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { redacted } from './redact.ts';

it.each([
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refresh_token',
  'key',
  'apiKey',
  'API_KEY',
  'secret',
  'clientSecret',
])('never keeps the field %s, at any depth', (name) => {
  const copy = redacted({ [name]: 'canary-1', list: [{ inner: { [name]: { deep: 'canary-2' } } }] });
  expect(JSON.stringify(copy)).not.toContain('canary');
  expect(copy).toMatchObject({ [name]: '[redacted]' });
});

it.each([
  ['GET /x?token=canary&page=2', 'GET /x?token=[redacted]&page=2'],
  ['{"accessToken":"canary","page":2}', '{"accessToken":"[redacted]","page":2}'],
  ['password: canary', 'password: [redacted]'],
  ['Authorization: Bearer canary.b.c', 'Authorization: Bearer [redacted]'],
  ['a plain sentence', 'a plain sentence'],
])('removes secrets from the text %j', (text, copy) => {
  expect(redacted(text)).toBe(copy);
});

it('keeps plain data unchanged', () => {
  const data = { status: 502, isRetried: false, none: null, messages: ['a', 'b'] };
  expect(redacted(data)).toEqual(data);
});

it('keeps an error’s origin, but not its data', () => {
  const cause = Object.assign(new TypeError('Failed to fetch'), { body: 'canary' });
  const copy = redacted(new AppError('UNEXPECTED', 'token=canary', { cause })) as Record<string, unknown>;
  expect(copy).toMatchObject({
    name: 'AppError',
    message: 'token=[redacted]',
    cause: { name: 'TypeError', message: 'Failed to fetch' },
  });
  expect(JSON.stringify(copy)).not.toContain('canary');
});

it.each([
  ['a circle', circle()],
  ['a long text', 'x'.repeat(100_000)],
  ['a long list', Array(100_000).fill('x')],
  ['a page', { node: new URL('https://example.com') }],
  ['what JSON cannot hold', { big: 10n, run: () => {}, none: undefined, symbol: Symbol('x') }],
])('truncates %s', (_, value) => {
  expect(JSON.stringify(redacted(value)).length).toBeLessThan(5000);
});

function circle(): object {
  const round: Record<string, unknown> = {};
  round.self = round;
  return round;
}
