import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { noteChange, noteWritten } from '#functions/domain/audit/audited-call.ts';
import type { Members } from '#functions/domain/people/members.ts';
import { routes } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { aCaller } from '#test/support/a-caller.ts';
import type { HttpEvent } from './event.ts';
import { serve } from './serve.ts';

const Body = z.strictObject({ does: z.enum(['nothing', 'change', 'write', 'fail', 'change and fail']) });

const group = routes({
  write: {
    call: 'PATCH /products/{id}',
    access: 'owner',
    audit: 'product.update',
    summary: 'Change',
    body: Body,
    response: null,
  },
  accept: {
    call: 'POST /accept',
    access: 'public',
    whyPublic: 'test',
    audit: 'employee.accept',
    summary: 'Accept',
    response: null,
  },
  reject: {
    call: 'POST /reject',
    access: 'public',
    whyPublic: 'test',
    audit: 'employee.reject',
    summary: 'Reject',
    response: null,
  },
  unrecorded: {
    call: 'POST /unrecorded',
    access: 'owner',
    audit: false,
    whyNoAudit: 'It is a test.',
    summary: 'Do',
    response: null,
  },
  read: { call: 'GET /products', access: 'owner', summary: 'Read', response: null },
});

const record = vi.fn<Members['record']>();
const members: Members = {
  findCaller: async (userId) => aCaller({ userId, email: 'ann@example.com', businessId: 'b' }),
  record,
};
const product = { kind: 'product', id: 'p', label: 'Logo' } as const;
const ann = { userId: 'ann', name: 'Ann Lee', email: 'ann@example.com' };
const bob = { userId: 'bob', name: 'Bob Roy', email: 'bob@example.com' };

const handler = serve(group, members, {
  write: async ({ body: { does } }) => {
    if (does.startsWith('change'))
      noteChange({ record: product, before: { priceCents: 100 }, after: { priceCents: 250 } });
    if (does === 'write') noteWritten();
    if (does.endsWith('fail')) throw new AppError('CONFLICT', 'No');
  },
  accept: async () => noteChange({ businessId: 'other', by: bob, before: { status: 'PENDING' }, after: {} }),
  reject: async () => {},
  unrecorded: async () => {},
  read: async () => {},
});

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function call(routeKey: string, body?: object): Promise<number | undefined> {
  const event = {
    routeKey,
    headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1', 'user-agent': AGENT },
    ...(body && { body: JSON.stringify(body) }),
    requestContext: { requestId: 'r', authorizer: { jwt: { claims: { sub: 'ann' } } } },
  } as unknown as HttpEvent;
  return (await handler(event, {} as never)).statusCode;
}

const change = (does: string) => call('PATCH /products/{id}', { does });

beforeEach(() => void record.mockReset().mockResolvedValue());
afterEach(() => void vi.restoreAllMocks());

it('records who did what from where, with old and new values', async () => {
  expect(await change('change')).toBe(204);
  const entry = {
    action: 'product.update',
    by: ann,
    address: '203.0.113.7',
    device: 'Firefox on Linux',
    record: product,
    changes: [{ field: 'priceCents', from: { kind: 'cents', cents: 100 }, to: { kind: 'cents', cents: 250 } }],
  };
  expect(record).toHaveBeenCalledExactlyOnceWith('b', entry, expect.any(Date));
});

it('records a write that notes no change', async () => {
  await change('nothing');
  expect(record.mock.calls).toMatchObject([
    ['b', { action: 'product.update', by: ann, changes: [] }, expect.any(Date)],
  ]);
});

it('does not record again what its transaction recorded', async () => {
  expect(await change('write')).toBe(204);
  expect(record).not.toHaveBeenCalled();
});

it('records no failures, reads or writes declared unrecorded', async () => {
  expect(await change('fail')).toBe(409);
  await call('GET /products');
  await call('POST /unrecorded');
  expect(record).not.toHaveBeenCalled();
});

it('records a call without a caller only if it names a business', async () => {
  await call('POST /accept');
  await call('POST /reject');
  expect(record.mock.calls).toMatchObject([['other', { action: 'employee.accept', by: bob }, expect.any(Date)]]);
});

it('records a change even if the call fails after it', async () => {
  expect(await change('change and fail')).toBe(409);
  expect(record.mock.calls).toMatchObject([['b', { record: product }, expect.any(Date)]]);
});

it('keeps parallel calls apart', async () => {
  await Promise.all([change('change'), call('POST /accept'), change('nothing'), change('write')]);
  const recorded = record.mock.calls.map(([businessId, { action, changes }]) => [businessId, action, changes.length]);
  expect(recorded.toSorted()).toEqual([
    ['b', 'product.update', 0],
    ['b', 'product.update', 1],
    ['other', 'employee.accept', 1],
  ]);
});

it('tries again when an entry cannot be written', async () => {
  record.mockRejectedValueOnce(new Error('busy'));
  expect(await change('change')).toBe(204);
  expect(record).toHaveBeenCalledTimes(2);
});

it('raises an alarm for a lost entry, and keeps the change', async () => {
  vi.stubEnv('LOG_LEVEL', 'info');
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  record.mockRejectedValue(new Error('down'));
  expect(await change('change')).toBe(204);
  vi.unstubAllEnvs();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'audit-not-written', action: 'product.update', recordId: 'p' },
  ]);
});
