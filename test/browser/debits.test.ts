import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anInvoiceOfCharging, savedCardOf } from '#test/support/a-charging-series.ts';
import { aPersonTakingDebits, letBank } from '#test/support/a-debit.ts';
import {
  expectAccessible,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import type { Person } from '#test/support/given.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  [browser, owner] = await Promise.all([startBrowser(), aPersonTakingDebits()]);
});

const ON_ITS_WAY = /^Bank payment of 200\.00.CAD on its way$/;

it('a payer on a phone pays from a bank account and saves it; the business sees it on its way, and then paid', async () => {
  const { id, customerId } = await anInvoiceOfCharging(owner);
  const payer = await openWindow(browser, { size: WIDTHS.phone });
  await payer.page.goto(`/pay/${id}`);
  const pay = payer.page.getByRole('button', { name: /^Pay 200\.00.CAD from a bank account$/ });
  await pay.waitFor();
  await payer.page.getByRole('checkbox', { name: 'This is a business account' }).check();
  await payer.page.getByRole('checkbox', { name: /^Save this bank account/ }).check();
  await expectAccessible(payer.page);
  await pay.click();
  await payer.page.getByRole('heading', { name: 'Business pre-authorized debit agreement' }).waitFor();
  await payer.page.getByText('This saves the bank account for future payments.').waitFor();
  await payer.page.getByRole('button', { name: /^Pay / }).click();
  await expectLooksRightEverywhere(payer.page, payer.page.getByText(ON_ITS_WAY));
  expect(await payer.page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);

  const read = async () => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
  const { invoiceNumber } = await read();
  const { page, consoleErrors } = await openWindow(browser, { by: owner });
  await page.goto('/invoices');
  await expectLooksRightEverywhere(page, page.getByText('Bank payment on its way'));
  await page.getByRole('link', { name: invoiceNumber }).first().click();
  await expectLooksRightEverywhere(page, page.getByText(ON_ITS_WAY));
  await changeLook(page, WIDTHS.desktop, 'light');
  expect(await page.getByRole('button', { name: 'Record Payment' }).count()).toBe(0);

  await letBank('debit-succeeds', id);
  await expect.poll(read).toMatchObject({ status: 'PAID' });
  await payer.page.reload();
  await payer.page.getByText('Amount Paid').waitFor();
  await page.reload();
  await page.getByText(/^Bank payment of 200\.00.CAD$/).waitFor();
  await expect.poll(() => savedCardOf(owner, customerId)).toMatchObject({ last4: '6789' });
  expect([...consoleErrors, ...payer.consoleErrors]).toEqual([]);
});
