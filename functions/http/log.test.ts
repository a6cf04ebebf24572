import { afterEach, expect, it, vi } from 'vitest';
import { recordMark } from '#functions/services/log.ts';
import { call } from '#test/support/serve-harness.ts';
import type { HttpEvent } from './event.ts';
import { callFields } from './log.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('logs who made each call, and the message and stack of an unexpected failure', async () => {
  vi.stubEnv('LOG_LEVEL', 'info');
  const lines: Record<string, unknown>[] = [];
  const write = (line: string | Uint8Array) => lines.push(JSON.parse(String(line))) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
  vi.spyOn(process.stderr, 'write').mockImplementation(write);
  const headers = { 'x-forwarded-for': '192.0.2.66, 203.0.113.7, 198.51.100.1' };
  const body = '{"name":"x"}';
  await Promise.all([
    call('POST /things', { sub: 'owner', body, headers }),
    call('GET /things/{id}', { id: 'broken', headers }),
    call('GET /things/{id}', { id: 'refused', headers }),
  ]);
  vi.restoreAllMocks();
  const made = lines.filter(({ route }) => route === 'POST /things');
  const common = { requestId: 'request', clientAddress: '203.0.113.7' };
  expect(made).toMatchObject([{ ...common, level: 'info', userId: 'owner', businessId: 'b', status: 201 }]);
  // The id of an invoice opens it, so only its hash is logged.
  expect(JSON.stringify(lines)).not.toContain('refused');
  expect(lines).toContainEqual(expect.objectContaining({ record: recordMark('refused'), status: 500 }));
  const broken = lines.filter(({ route, message }) => route === 'GET /things/{id}' && message !== undefined);
  const failure = { message: 'secret detail', cause: 'TypeError', stack: expect.stringContaining('serve-harness.ts') };
  expect(broken).toMatchObject([{ ...common, level: 'error', ...failure }]);
  expect(lines.filter(({ status }) => status === 500)).toHaveLength(2);
  // AWS quotes refused input.
  expect(JSON.stringify(lines)).not.toContain('ann@example.com');
});

it.each([
  ['203.0.113.7, 198.51.100.1', '203.0.113.7'],
  ['made up, 203.0.113.7', '203.0.113.7'],
  ['made up', '192.0.2.1'],
  ['', '192.0.2.1'],
])('for %j, logs the client address %s', (forwarded, clientAddress) => {
  const requestContext = { requestId: 'request', http: { sourceIp: '192.0.2.1' } };
  const event = { routeKey: 'GET /', headers: { 'x-forwarded-for': forwarded }, requestContext };
  expect(callFields(event as unknown as HttpEvent)).toMatchObject({ clientAddress });
});

it('trusts the address that the distribution adds', () => {
  const requestContext = { requestId: 'request', http: { sourceIp: '198.51.100.1' } };
  const headers = { 'x-viewer-address': '2001:db8::7', 'x-forwarded-for': 'made up, 203.0.113.7' };
  const event = { routeKey: 'GET /', headers, requestContext } as unknown as HttpEvent;
  expect(callFields(event)).toMatchObject({ clientAddress: '2001:db8::7' });
});

it('marks a record as `sha256sum` does', () => {
  expect(recordMark('4kd92')).toBe('605cc40bcfad1eaf');
});
