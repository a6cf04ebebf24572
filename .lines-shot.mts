import { chromium } from 'playwright-core';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
const base = 'http://localhost:3104';
const { executablePath, env } = await chromiumExecutable();
const browser = await chromium.launch({ executablePath, env, chromiumSandbox: false });
const ctx0 = await browser.newContext({ baseURL: base });
const p0 = await ctx0.newPage();
await p0.goto('/login');
await p0.getByLabel('Email').fill('owner@demo.test');
await p0.getByLabel('Password', { exact: true }).fill('demo-1234');
await p0.getByRole('button', { name: 'Sign in' }).click();
await p0.waitForURL(/invoices/);
const state = await ctx0.storageState();
const make = (count: number) => p0.evaluate(async (n) => {
  const s = JSON.parse(localStorage.session);
  const h = { authorization: 'Bearer ' + s.accessToken, 'content-type': 'application/json' };
  const items = Array.from({ length: n }, (_, i) => ({ name: ['Website design', 'Hosting and maintenance of the booking site', 'Photography', 'Print of 500 cards'][i % 4], ...(i % 5 === 1 && { description: 'Two rounds of changes\nincluded' }), quantity: i % 3 === 0 ? 12.5 : 1, rate: 85 + i * 100.25 }));
  const body = JSON.stringify({ status: 'DRAFT', invoiceNumber: 'X-' + Math.random(), issueDate: '2026-01-05', dueDate: '2026-02-04', currency: 'CAD', paymentMethod: 'bank', paymentTerms: 'Payment is due within 30 days of the invoice date.', billingName: 'Café Léger Inc.', items });
  const r = await fetch('/api/invoices', { method: 'POST', headers: h, body });
  return r.json();
}, count);
const short = await make(16);
const long = await make(200);
console.log(short.id ?? short, long.id ?? long.message);
await ctx0.close();
const open = async (size: string, id: string) => {
  const [w, h, scheme = 'light'] = size.split('x');
  const ctx = await browser.newContext({ baseURL: base, viewport: { width: Number(w), height: Number(h) }, colorScheme: scheme as 'light', storageState: state });
  const page = await ctx.newPage();
  page.setDefaultTimeout(60000);
  await page.goto(`/invoices/${id}/edit`);
  await page.getByRole('tab', { name: /Line Items/ }).click();
  await page.getByLabel('Quantity').first().waitFor();
  return page;
};
const shot = async (page: import('playwright-core').Page, name: string) => {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shots-lines/${name}.png` });
  console.log(name, 'overflow', await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
};
try {
  for (const size of ['1440x900', '1920x1080xdark', '1280x800', '1024x768xdark', '360x740xdark']) {
    const page = await open(size, short.id);
    if (size === '1440x900') await shot(page, 'b-plain-1440');
    const row = (n: number) => page.getByRole('row', { name: `Line ${n}`, exact: true });
    await row(2).getByLabel('Quantity').fill('1,000');
    await row(2).getByLabel('Rate').fill('1.000');
    await row(3).getByLabel('Short Description').fill('');
    await row(4).getByLabel('Rate').fill('100/3');
    await row(5).getByLabel('Quantity').fill('2 boxes');
    if (!size.startsWith('360')) await page.getByRole('button', { name: 'Detailed description of line 2', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: 'Remove line 7' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await shot(page, `b-errors-${size}`);
    if (size.startsWith('360')) { await row(2).scrollIntoViewIfNeeded(); await row(3).scrollIntoViewIfNeeded(); await shot(page, 'b-card-360'); }
    if (size === '1440x900') {
      await page.getByRole('tab', { name: /Payment/ }).click();
      await page.getByRole('switch', { name: 'Shipping' }).click();
      await page.getByLabel('Shipping type').selectOption('percentage');
      await shot(page, 'b-summary-1440');
      await page.getByRole('tab', { name: /Invoice Details/ }).click();
      await shot(page, 'b-details-1440');
    }
    await page.context().close();
  }
  const page = await open('1440x900', long.id);
  const last = page.getByRole('row', { name: 'Line 100', exact: true }).getByLabel('Short Description');
  await last.click();
  for (let round = 0; round < 2; round++) {
    const times = await page.evaluate(async () => {
      const input = document.activeElement as HTMLInputElement;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const out: number[] = [];
      for (let i = 0; i < 12; i++) {
        const start = performance.now();
        set.call(input, input.value + 'x');
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const sync = performance.now() - start;
        await new Promise((r) => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = r; c.port2.postMessage(0); }));
        out.push(Math.round(sync), Math.round(performance.now() - start));
        await new Promise((r) => setTimeout(r, 300));
      }
      return out;
    });
    console.log('key to script end / to paint (ms):', times.join(' '));
  }
} finally {
  await browser.close();
}
