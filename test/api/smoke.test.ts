import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { SMOKE_CHECKS } from '#test/smoke/checks.ts';
import { findFaults } from '#test/smoke/find-faults.ts';
import { mainJob } from '#test/smoke/main-job.ts';
import { productUrl } from '#test/support/client.ts';
import { anUnverifiedPerson, aPersonReadyToSend, PASSWORD } from '#test/support/given.ts';

it('finds nothing wrong with the product', async () => {
  const lines: string[] = [];
  expect(await findFaults(productUrl(), { say: (line) => lines.push(line), retryMs: 0 })).toEqual([]);
  expect(lines).toEqual(facts.map((fact) => `ok      ${fact}`));
});

const SILENT = { say: () => undefined, retryMs: 0 };
const facts = SMOKE_CHECKS.map(({ fact }) => fact);

it('sends an invoice with an account, and finds that it may not', async () => {
  const { email } = await aPersonReadyToSend();
  expect(await findFaults(productUrl(), { ...SILENT, account: { email, password: PASSWORD } })).toEqual([]);
  const unproven = await anUnverifiedPerson();
  const account = { email: unproven.email, password: PASSWORD };
  expect(await findFaults(productUrl(), { ...SILENT, account })).toEqual([mainJob(account).fact]);
});

type Answers = { status: number; headers: Record<string, string>; passed: string[] };

it.each<[string, Answers]>([
  ['an error', { status: 503, headers: {}, passed: [] }],
  ['a page without security headers', { status: 200, headers: { 'content-type': 'text/html' }, passed: [] }],
  [
    'JSON without security headers',
    { status: 404, headers: { 'content-type': 'application/json' }, passed: ['an unknown call is not found'] },
  ],
])('finds the faults of a site that responds to everything with %s', async (_, { status, headers, passed }) => {
  const server = createServer((_request, response) => response.writeHead(status, headers).end()).listen(0);
  onTestFinished(() => void server.close());
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await findFaults(site, SILENT)).toEqual(facts.filter((fact) => !passed.includes(fact)));
});

it('reports a site that does not respond', async () => {
  expect(await findFaults('http://localhost:1', SILENT)).toEqual(facts);
});
