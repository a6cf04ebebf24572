import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Estimate } from '#shared/estimate/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { button } from '#test/support/editor-page.ts';
import { effortCounter } from '#test/support/effort.ts';
import { aCustomer, aPerson } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('an estimate with an option and a group is sent, accepted, and invoiced in two parts of 3 and 1 clicks', async () => {
  const by = await aPerson();
  const customer = await aCustomer(by, { language: 'en', email: `${crypto.randomUUID()}@example.com` });
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/estimates/create?customer=${customer.id}`);
  await page.getByRole('tab', { name: /Line Items/ }).click();
  const add = async (number: number, name: string, rate: string, offer?: string) => {
    await button(page, 'Add Blank Item').click();
    const line = page.getByRole('row', { name: `Line ${number}` });
    await line.getByLabel('Short Description').fill(name);
    await line.getByLabel('Rate').fill(rate);
    if (!offer) return;
    await line.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Show details' }).click();
    await line.getByLabel('Choice').selectOption(offer);
  };
  await add(1, 'Deck', '1000');
  await add(2, 'Oak', '200', 'One of a group');
  await add(3, 'Pine', '100', 'One of a group');
  await add(4, 'Oil', '50', 'Optional');
  const paper = page.getByRole('article');
  await paper.getByText('Choose one: Options (in the total)').waitFor();
  await paper.getByText('Optional (not in the total)').waitFor();
  await expectLooksRightEverywhere(page, paper.first());
  await page.getByRole('tab', { name: /Total and Terms/ }).click();
  await button(page, 'Send Estimate').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send By Email' }).click();
  await page.getByText(`Sent to ${customer.name}`).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = async () => (await by.call<Estimate>('GET', `/estimates/${id}`)).body;
  const sent = await read();
  expect(sent).toMatchObject({ status: 'SENT', total: 1200 });

  await by.call('POST', `/estimates/${sent.link}/acceptance`, { body: { name: 'Kim Roy', chosen: [2, 3] } });
  expect(await read()).toMatchObject({ status: 'ACCEPTED', total: 1150 });
  await page.goto(`/estimates/${id}`);
  await page.getByText('Not chosen').waitFor();
  const first = effortCounter();
  await first.click(button(page, 'Invoice a Part'));
  const dialog = page.getByRole('dialog', { name: 'Invoice a Part' });
  await dialog.getByText('345.00 CAD').waitFor();
  await first.click(dialog.getByRole('button', { name: '30%' }));
  await first.click(dialog.getByRole('button', { name: 'Make Invoice' }));
  await page.getByRole('heading', { name: 'Edit Invoice' }).waitFor();
  expect(first.effort().clicks).toBe(3);
  expect(await read()).toMatchObject({ invoices: [{ share: 30 }] });

  await page.goto(`/estimates/${id}`);
  await page.getByText('Left: 70%, 805.00 CAD before taxes').waitFor();
  const rest = effortCounter();
  await rest.click(button(page, 'Invoice the Rest'));
  await page.getByRole('heading', { name: 'Edit Invoice' }).waitFor();
  expect(rest.effort().clicks).toBe(1);
  expect(await read()).toMatchObject({ isInvoiced: true, invoices: [{ share: 30 }, { share: 70 }] });
  await page.goto('/estimates');
  await page.locator('main').getByText('Invoiced', { exact: true }).filter({ visible: true }).waitFor();
  expect(consoleErrors).toEqual([]);
});
