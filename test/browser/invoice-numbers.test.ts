import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { button, CREATE, HOME, save, tab } from '#test/support/editor-page.ts';
import { aPerson } from '#test/support/given.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

it('count upwards from a typed one, in every window, and can be changed in Company Settings', async () => {
  const owner = await aPerson();
  await owner.call('POST', '/companies', { body: { name: 'Larch Studio' } });
  const { page, context } = await openWindow(browser, { by: owner });
  const write = async (in_ = page) => {
    await in_.goto(CREATE);
    await in_.getByLabel('Name', { exact: true }).fill('Zoé Lavoie');
    await tab(in_, 'Line Items').click();
    await button(in_, 'Add Blank Item').click();
    await in_.getByLabel('Short Description').fill('Logo design');
    await in_.getByLabel('Rate').fill('850');
    await tab(in_, 'Details').click();
    return in_.getByLabel('Invoice Number');
  };
  const store = async (in_ = page) => {
    await save(in_).click();
    await in_.waitForURL(HOME);
  };
  const number = await write();
  await number.fill('R-014');
  const offer = page.getByRole('button', { name: 'Count upwards from here: continue with R-015' });
  await expectLooksRightEverywhere(page, offer);
  await offer.click();
  await page.getByText('Your invoices now count upwards').waitFor();
  await store();

  const other = await context.newPage();
  const [here, there] = [await write(), await write(other)];
  await expect.poll(() => Promise.all([here.inputValue(), there.inputValue()])).toEqual(['R-015', 'R-015']);
  await store();
  await store(other);
  const { body } = await owner.call<{ data: { invoiceNumber: string }[] }>('GET', '/invoices');
  expect(body.data.map(({ invoiceNumber }) => invoiceNumber).sort()).toEqual(['R-014', 'R-015', 'R-016']);

  await page.goto('/company');
  await page.getByText('The next invoice is R-017').waitFor();
  await page.getByRole('button', { name: 'Change invoice numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invoice numbers' });
  await dialog.getByLabel('Before the count').fill('{YY}/');
  await dialog.getByText('Start over every year').click();
  await expectLooksRightEverywhere(page, dialog);
  await dialog.getByRole('button', { name: 'Save numbers' }).click();
  const year = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Edmonton', year: '2-digit' });
  await page.getByText(`The next invoice is ${year}/017`).first().waitFor();
  await dialog.waitFor({ state: 'detached' });
});
