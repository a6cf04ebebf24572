import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { productUrl } from '#test/support/client.ts';
import { startProduct } from '#test/support/product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'northbill-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Processes with this text in their command line or environment. */
function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => ['cmdline', 'environ'].some((file) => read(`/proc/${pid}/${file}`).includes(text)));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

describe('starting the product', () => {
  it('reports clearly that its port is in use', async () => {
    const port = Number(new URL(productUrl()).port);
    const starting = startProduct({ folder: join(folder, 'taken'), port });
    await expect(starting).rejects.toThrow(`Port ${port} is in use. Choose another: PORT=3001 npm start`);
    expect(existsSync(join(folder, 'taken.lock'))).toBe(false);
  });

  it('refuses data that another instance uses', async () => {
    await expect(startProduct({ folder: inject('productFolder') })).rejects.toThrow('is in use by process');
  });

  it.runIf(process.platform === 'linux')(
    'leaves no process, lock or temporary file behind when npm is told to stop',
    async () => {
      const data = join(folder, 'stopped');
      const product = await startProduct({ folder: data, byNpm: true });
      const session = await fetch(`${product.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@demo.test', password: 'demo-1234' }),
      });
      const { access_token: token } = (await session.json()) as { access_token: string };
      const list = await fetch(`${product.url}/api/invoices`, { headers: { authorization: `Bearer ${token}` } });
      const [{ id } = { id: '' }] = ((await list.json()) as { data: { id: string }[] }).data;
      expect((await fetch(`${product.url}/api/invoices/${id}/pdf`)).status).toBe(200);
      expect(processesWith(data).length).toBeGreaterThan(1);
      await product.stop();
      await expect.poll(() => processesWith(data)).toEqual([]);
      expect([`${data}.lock`, join(data, 'tmp')].filter(existsSync)).toEqual([]);
    },
    120_000,
  );

  it('describes its API', async () => {
    const description = (await (await fetch(`${productUrl()}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(description.paths)).toContain('/invoices/{id}/public');
  });
});
