import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Estimate } from '#shared/estimate/schema.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { button } from '#test/support/editor-page.ts';
import { effortCounter } from '#test/support/effort.ts';
import { aCustomer, aPerson } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('an estimate to a known customer takes 6 clicks to be sent, and 2 to be invoiced once it is accepted', async () => {
  const by = await aPerson();
  const customer = await aCustomer(by, { language: 'en', email: `${crypto.randomUUID()}@example.com` });
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto('/estimates');
  await page.getByText('No estimates yet').waitFor();
  const person = effortCounter();
  await person.click(button(page, 'New Estimate'));
  await person.click(page.getByRole('button', { name: `Estimate for ${customer.name}` }));
  await person.click(button(page, 'Add Blank Item'));
  const line = page.getByRole('row', { name: 'Line 1' });
  await person.type(line.getByLabel('Short Description'), 'Kitchen');
  await person.type(line.getByLabel('Rate'), '1000');
  await person.click(button(page, 'Send Estimate'));
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Send By Email' }));
  await page.getByText(`Sent to ${customer.name}`).waitFor();
  expect(person.effort().clicks).toBeLessThanOrEqual(6);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = async () => (await by.call<Estimate>('GET', `/estimates/${id}`)).body;
  const sent = await read();
  expect(sent).toMatchObject({ status: 'SENT', sentVersion: 1, total: 1000 });

  await by.call('POST', `/estimates/${sent.link}/acceptance`, { body: { name: 'Kim Roy' } });
  await page.goto('/estimates');
  const invoicing = effortCounter();
  await invoicing.click(button(page, `Actions for ${sent.invoiceNumber}`));
  await invoicing.click(page.getByRole('menuitem', { name: 'Make Invoice' }));
  await page.getByRole('heading', { name: 'Edit Invoice' }).waitFor();
  expect(invoicing.effort().clicks).toBe(2);
  const invoices = [{ invoiceNumber: expect.stringMatching(/^INV-/) }];
  expect(await read()).toMatchObject({ isInvoiced: true, invoices });
  expect(consoleErrors).toEqual([]);
});
