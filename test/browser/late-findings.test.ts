import type { Browser, Locator, Page, Request } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { button, CREATE, edit, tab } from '#test/support/editor-page.ts';
import { aPersonReadyToSend, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aPersonReadyToSend()]);
});

/** Windows in which the buttons are below the form, rather than at the bottom of the window. */
const HIGH = { width: 1440, height: 1800 };
const SIZES = [
  ['at the bottom of the page', WIDTHS.desktop],
  ['in a high window', HIGH],
] as const;

/** Keeps what the page requests waiting. */
async function held(page: Page, url: RegExp, json?: object): Promise<{ release: () => void; isAsked: Promise<void> }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await (json ? route.fulfill({ json }) : route.continue());
  });
  return { release: released.resolve, isAsked: asked.promise };
}

/** The requests of a page that have not ended yet. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return open;
}

async function placeOf(page: Page, target: Locator) {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

it.each(SIZES)('the buttons stay where they are when the code of the findings arrives, %s', async (_, size) => {
  const { page } = await openWindow(browser, { by: seller, size });
  const late = /\/ready-panel-[^/]+\.js$/;
  const code = await held(page, late);
  const awaited = requestsOf(page);
  await page.goto(CREATE);
  await code.isAsked;
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await tab(page, 'Line Items').click();
  await button(page, 'Add Blank Item').click();
  await page.getByLabel('Short Description').fill('Design');
  await page.getByLabel('Rate').fill('10');
  await tab(page, 'Payment').click();
  const send = button(page, 'Send Invoice');
  // What else comes late may move them.
  await expect.poll(() => [...awaited].filter((request) => !late.test(request.url())).length).toBe(0);
  await send.click({ trial: true });
  const before = await placeOf(page, send);
  code.release();
  await page.getByText('Ready to send').waitFor();
  expect(await send.boundingBox()).toEqual(before);
});

it.each(SIZES)('Send opens its dialog even if a finding moves it while it is pressed, %s', async (_, size) => {
  const invoice = await aStoredInvoice(seller, { paymentMethod: 'e-transfer' });
  const { page } = await openWindow(browser, { by: seller, size });
  const findings = await held(page, /\/readiness$/, { findings: ['mustRegister', 'mustRegisterPST_BC'] });
  await page.goto(edit(invoice));
  await tab(page, 'Payment').click();
  await page.getByText('Ready to send').waitFor();
  await findings.isAsked;
  const send = button(page, 'Send Invoice');
  const { x, y, width } = await placeOf(page, send);
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  findings.release();
  await expect.poll(async () => (await send.boundingBox())?.y).toBeGreaterThan(y + 2);
  await page.mouse.up();
  await page.getByRole('dialog', { name: 'Send Invoice' }).waitFor();
});
