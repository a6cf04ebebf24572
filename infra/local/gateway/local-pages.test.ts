import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { localPages } from './local-pages.ts';

const runSchedules = vi.hoisted(() => vi.fn(async (..._: unknown[]) => true));
vi.mock('#infra/local/triggers/run-schedules.ts', () => ({ runSchedules }));

let server: Server;
let origin: string;
beforeAll(async () => {
  const stripe = { handleHostedPage: async () => false, asOf: (_: Date, run: () => unknown) => run() };
  const parts = { ses: {}, sns: {}, stripe, sqs: {}, endpoints: {} };
  const handle = localPages(parts as unknown as Parameters<typeof localPages>[0]);
  server = createServer((request, response) => void handle(request, response, request.url ?? '/'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => runSchedules.mockClear());

const run = (body: string, type = 'application/json') =>
  fetch(`${origin}/local/schedules/run`, { method: 'POST', body, headers: { 'content-type': type } });
const ranAt = () => (runSchedules.mock.calls[0]?.[1] as Date | undefined)?.toISOString();

it('runs the schedules as of a time', async () => {
  const response = await run('{"at":"2027-01-31T15:00:00Z"}');
  expect(await response.json()).toEqual({ at: '2027-01-31T15:00:00.000Z', isDone: true });
  expect(ranAt()).toBe('2027-01-31T15:00:00.000Z');
});

it('runs them as of now without one, and refuses what is no time', async () => {
  expect((await run('')).status).toBe(200);
  expect(Math.abs(Date.parse(ranAt() ?? '') - Date.now())).toBeLessThan(60_000);
  runSchedules.mockClear();
  for (const body of ['{"at":"soon"}', '{', '[]x']) expect((await run(body)).status).toBe(400);
  expect(ranAt()).toBeUndefined();
});

it('does so from its page, which says the outcome', async () => {
  const page = await (await fetch(`${origin}/local/schedules`)).text();
  expect(page).toContain('action="/local/schedules/run"');
  const after = await run('at=2027-01-31T15%3A00', 'application/x-www-form-urlencoded');
  expect(await after.text()).toContain('Done as of 2027-01-31 15:00 UTC.');
  expect(ranAt()).toBe('2027-01-31T15:00:00.000Z');
});
