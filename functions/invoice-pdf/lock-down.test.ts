import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { chromiumExecutable } from './chromium.ts';
import { CHROMIUM_FLAGS, NETWORK_FLAGS } from './chromium-flags.ts';
import { type DevTools, startChromium } from './chromium-process.ts';
import { invoiceHtml } from './document.tsx';
import { LOCKS, READY } from './page.ts';

const visits: string[] = [];
const server = createServer((request, response) => {
  visits.push(request.url ?? '');
  response.end();
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => void visits.splice(0));
afterAll(() => void server.close());

/** Markup that loads something in every way possible without a script. */
const loading = (url: string) => `
  <style>@import url(${url}/import); @font-face { font-family: x; src: url(${url}/font) }
  p { font-family: x; background: url(${url}/background) }</style>
  <link rel="stylesheet" href="${url}/link"><p>Text</p><img src="${url}/img"><iframe src="${url}/frame"></iframe>`;

const networkFlags = new Set<string>(Object.values(NETWORK_FLAGS).flat());
const BARE_FLAGS = CHROMIUM_FLAGS.filter((flag) => !networkFlags.has(flag));

type Locks = { flags?: readonly string[]; lock?: (devtools: DevTools) => Promise<unknown> };

/** Opens a document in a browser with only these locks and waits until it has tried to load its resources. */
async function show(html: string, { flags = [], lock }: Locks = {}): Promise<string> {
  const options = { flags: [...BARE_FLAGS, ...flags], timeoutMs: 30_000 };
  const browser = await startChromium(await chromiumExecutable(), options);
  try {
    const devtools = await browser.openPage();
    await lock?.(devtools);
    const { frameTree } = await devtools.send('Page.getFrameTree');
    await devtools.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
    await devtools.send('Runtime.evaluate', { expression: READY, awaitPromise: true });
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.body.innerText' });
    return String(result.value);
  } finally {
    await browser.kill();
  }
}

describe.each(['127.0.0.1', 'localhost'])('a document that loads from %s', (host) => {
  it('reaches it without any lock', async () => {
    await show(loading(`http://${host}:${port}`));
    expect(visits).toEqual(expect.arrayContaining(['/link', '/img', '/frame']));
  });

  it.each(['interception', 'offline'] as const)('is stopped by %s alone', async (name) => {
    await show(loading(`http://${host}:${port}`), { lock: LOCKS[name] });
    expect(visits).toEqual([]);
  });

  it('is stopped by the connection flags alone', async () => {
    await show(loading(`http://${host}:${port}`), { flags: NETWORK_FLAGS.connections });
    expect(visits).toEqual([]);
  });

  it('is stopped by its own content policy alone', async () => {
    const html = invoiceHtml(aPublicInvoice()).replace('</body>', `${loading(`http://${host}:${port}`)}</body>`);
    await show(html);
    expect(visits).toEqual([]);
  });
});

it('resolves no host name with the name flags alone', async () => {
  await show(loading(`http://localhost:${port}`), { flags: NETWORK_FLAGS.names });
  expect(visits).toEqual([]);
});

it('runs no script with that lock alone', async () => {
  const html = '<p id="a">Untouched</p><script>a.textContent = "Changed"</script>';
  expect(await show(html)).toBe('Changed');
  expect(await show(html, { lock: LOCKS.noScript })).toBe('Untouched');
});
