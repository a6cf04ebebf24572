import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { apiAt } from '#infra/local/seed/api-calls.ts';
import { daysBetween } from '#shared/calendar-day.ts';
import { passAYearOfDebits } from '#test/support/a-year-of-debits.ts';
import { productUrl } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'northbill-start-'));
/** The tests' own data, which each takes over from the one before. */
const data = join(folder, 'data');
let product: Product;
afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

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

const signInAt = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.test', password: 'demo-1234' }),
  });

/** The content types of paths of the site. */
const typesOf = (url: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(url + path)).headers.get('content-type')));

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

  it('begins anew after an interrupted first start', async () => {
    const first = spawn(process.execPath, ['--import', 'tsx', 'infra/local/main.ts'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOCAL_FOLDER: data },
      stdio: 'ignore',
    });
    // The first mail is sent to the first registered user of the demo.
    await expect.poll(() => existsSync(join(data, 'outbox/mails/000000.json')), { timeout: 90_000 }).toBe(true);
    await Promise.all([once(first, 'exit'), first.kill('SIGKILL')]);
    expect(existsSync(join(data, 'seeded'))).toBe(false);
    product = await startProduct({ folder: data, byNpm: true });
    expect(await signInAt(product.url)).toMatchObject({ status: 200 });
  }, 180_000);

  it('lets a year pass in a minute, in which a saved bank account is debited each month', async () => {
    const { url } = product;
    const { access_token: token } = (await (await signInAt(url)).json()) as { access_token: string };
    const invoices = await passAYearOfDebits({ url, call: apiAt(url, token), timeZone: 'America/Edmonton' });
    expect(invoices).toHaveLength(12);
    for (const { status, total, payments } of invoices) {
      expect(status).toBe('PAID');
      expect(payments).toMatchObject([{ kind: 'payment', method: 'debit', amount: total }]);
    }
    // The customer paid the first. The others were debited by the first run after the due day, and arrived a week later.
    for (const { dueDate, payments } of invoices.slice(1)) {
      const days = daysBetween(dueDate, String(payments[0]?.on));
      expect(days).toBeGreaterThanOrEqual(5);
      expect(days).toBeLessThanOrEqual(40);
    }
  }, 300_000);

  it.runIf(process.platform === 'linux')(
    'leaves no process, lock or temporary file behind when npm is told to stop',
    async () => {
      const session = await signInAt(product.url);
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

  it('begins anew after a database was emptied, and names a damaged file', async () => {
    rmSync(join(data, 'dynamodb'), { recursive: true });
    const again = await startProduct({ folder: data, live: true });
    expect(await signInAt(again.url)).toMatchObject({ status: 200 });
    expect(await typesOf(again.url, ['/login', '/@vite/client'])).toEqual(['text/html', 'text/javascript']);
    expect(await typesOf(again.url, ['/fr/login', '/fr/@vite/client'])).toEqual(['text/html', 'text/javascript']);
    // The pay page has both languages at one address, so below the French path there is only the app.
    const text = async (path: string) => (await fetch(again.url + path)).text();
    expect(await text('/fr/pay/1')).toBe(await text('/fr/nothing'));
    expect(await text('/pay/1')).not.toBe(await text('/nothing'));
    await again.stop();
    writeFileSync(join(data, 'stripe/stripe.json'), '{');
    await expect(startProduct({ folder: data, live: true })).rejects.toThrow(
      'stripe/stripe.json is damaged. To delete the data',
    );
  }, 180_000);

  it('describes its API', async () => {
    const description = (await (await fetch(`${productUrl()}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(description.paths)).toContain('/invoices/{id}/public');
  });
});
