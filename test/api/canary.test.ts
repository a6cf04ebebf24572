import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Canary, tryProduct } from '#functions/canary/canary.ts';
import { productUrl } from '#test/support/client.ts';
import { anInvoice, aPerson, PASSWORD, type Person } from '#test/support/given.ts';

let person: Person;
let canary: Canary;
beforeAll(async () => {
  person = await aPerson();
  canary = { siteUrl: productUrl(), email: person.email, password: PASSWORD };
});

const now = new Date();
const invoices = async () => (await person.call<{ data: { invoiceNumber: string }[] }>('GET', '/invoices')).body.data;

it('finds the product working on every run, and leaves no invoice, session or number', async () => {
  await tryProduct(canary, now);
  await tryProduct(canary, now);
  expect(await invoices()).toEqual([]);
  const sessions = await person.call<{ sessions: object[] }>('GET', '/auth/sessions');
  expect(sessions.body.sessions).toHaveLength(1);
  const { body: stats } = await person.call('GET', '/invoices/stats');
  expect(stats).toMatchObject({ counts: { DRAFT: 0, SENT: 0 } });
});

/** Runs the function with a password. */
async function run(password: string): Promise<void> {
  vi.resetModules();
  vi.stubEnv('SITE_URL', canary.siteUrl);
  vi.stubEnv('CANARY_EMAIL', canary.email);
  vi.stubEnv('CANARY_PASSWORD', password);
  vi.stubEnv('LOG_LEVEL', 'silent');
  const { handler } = await import('#functions/canary/handler.ts');
  await handler({}, { awsRequestId: 'run' });
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('makes the function fail only when the product does not work', async () => {
  await expect(run(PASSWORD)).resolves.toBeUndefined();
  await expect(run('wrong-password-1')).rejects.toThrow('POST /auth/login returned 401');
});

it('deletes the leftovers of an interrupted run, and nothing else', async () => {
  await person.call('POST', '/invoices', { body: anInvoice({ invoiceNumber: 'CANARY' }) });
  await person.call('POST', '/invoices', { body: anInvoice({ invoiceNumber: 'CANARY-2' }) });
  await tryProduct(canary, now);
  expect((await invoices()).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['CANARY-2']);
});

it('names the step that failed, without secrets', async () => {
  await expect(tryProduct({ ...canary, password: 'wrong-password-1' }, now)).rejects.toThrow(
    /^POST \/auth\/login returned 401, not 200$/,
  );
  await expect(tryProduct({ ...canary, siteUrl: 'http://localhost:1' }, now)).rejects.toThrow(
    'POST /auth/login got no response',
  );
});

it('fails if the pay page does not open, and deletes the invoice at the next run', async () => {
  const broken = createServer(async (request, response) => {
    if (request.url?.startsWith('/pay/')) return response.writeHead(500).end();
    const { method = '', headers } = request;
    const body = method === 'GET' ? undefined : await new Response(request as unknown as ReadableStream).text();
    const answer = await fetch(`${productUrl()}${request.url}`, {
      method,
      headers: {
        ...(headers.authorization && { authorization: headers.authorization }),
        'content-type': 'application/json',
      },
      ...(body && { body }),
    });
    return response.writeHead(answer.status).end(await answer.text());
  }).listen(0);
  onTestFinished(() => void broken.close());
  const siteUrl = `http://localhost:${(broken.address() as AddressInfo).port}`;
  await expect(tryProduct({ ...canary, siteUrl }, now)).rejects.toThrow('The pay page returned 500');
  expect((await invoices()).map(({ invoiceNumber }) => invoiceNumber)).toContain('CANARY');
  await tryProduct(canary, now);
  expect((await invoices()).map(({ invoiceNumber }) => invoiceNumber)).not.toContain('CANARY');
});
