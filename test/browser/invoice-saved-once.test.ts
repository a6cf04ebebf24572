import { expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { button, CREATE, HOME, hold, save, tab } from '#test/support/editor-page.ts';
import { aPerson } from '#test/support/given.ts';

const browser = await startBrowser();

it.each([
  ['as it was', 'Banff', 1],
  ['with a change', 'Canmore', 2],
])('creates one invoice if the page is reloaded before the response, and saved again %s', async (_, city, version) => {
  const owner = await aPerson();
  const created = async () => (await owner.call<{ data: Invoice[] }>('GET', '/invoices')).body.data;
  const { page } = await openWindow(browser, { by: owner });
  await page.goto(CREATE);
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await page.getByLabel('Email').fill('acme@example.com');
  await page.getByLabel('City').fill('Banff');
  await tab(page, 'Line Items').click();
  await button(page, 'Add Blank Item').click();
  await page.getByLabel('Short Description').fill('Design');
  await page.getByLabel('Rate').fill('100');
  // Stays in place: taking it away while the page loads may leave a call pending for good.
  let isFirst = true;
  await page.route('**/api/invoices', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await hold();
  });
  await save(page).click();
  await expect.poll(created).toHaveLength(1);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText('Draft restored').waitFor();
  await tab(page, 'Customer Info').click();
  await page.getByLabel('City').fill(city);
  await save(page).click();
  await page.waitForURL(HOME);
  await page.getByText('Invoice created successfully!').waitFor();
  const [{ id }, ...others] = (await created()) as [Invoice, ...Invoice[]];
  expect(others).toEqual([]);
  expect((await owner.call('GET', `/invoices/${id}`)).body).toMatchObject({ billingCity: city, version });
});
