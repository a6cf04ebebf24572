import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { anInvoice, PASSWORD } from '#test/support/given.ts';
import { startProduct } from '#test/support/product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'northbill-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OWNER = { email: 'owner@example.com', password: PASSWORD };

type Sender = (method: string, path: string, body?: object) => Promise<{ status: number; body: Record<string, never> }>;

function apiOf(url: string, token?: string): Sender {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
}

async function signIn(url: string): Promise<Sender> {
  const { body } = await apiOf(url)('POST', '/auth/login', OWNER);
  return apiOf(url, body.access_token);
}

it('keeps every acknowledged invoice when it is killed in the middle of saving', async () => {
  const data = join(folder, 'data');
  const first = await startProduct({ folder: data, empty: true });
  await apiOf(first.url)('POST', '/users', OWNER);
  const call = await signIn(first.url);
  const acknowledged: string[] = [];
  const save = async () => {
    for (;;) {
      const response = await call('POST', '/invoices', anInvoice()).catch(() => null);
      if (!response) return;
      if (response.status === 201) acknowledged.push(response.body.id ?? '');
    }
  };
  const savers = [save(), save(), save()];
  await expect.poll(() => acknowledged.length).toBeGreaterThan(30);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  await Promise.all(savers);

  const second = await startProduct({ folder: data, empty: true });
  try {
    const again = await signIn(second.url);
    for (const id of acknowledged) expect(await again('GET', `/invoices/${id}`)).toMatchObject({ status: 200 });
  } finally {
    await second.stop();
  }
}, 120_000);
