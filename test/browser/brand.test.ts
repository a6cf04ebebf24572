import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aCompany } from '#test/support/a-company.ts';
import { expectAccessible, expectScreenWorks, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { aStoredInvoice } from '#test/support/given.ts';
import { aPayPage, aSeller } from '#test/support/pay-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const BRAND = { documentLayout: 'band', footerLine: 'Averylongfooterwithoutanyspace'.repeat(4), country: 'Canada' };

it.each(['#ffd400', '#111111', '#e11d48'])('the pay page of a seller whose colour is %s can be read', async (color) => {
  const seller = await aSeller();
  const me = await seller.call<{ id: string }>('GET', '/companies/me');
  const body = { ...BRAND, brandColor: color };
  const { status } = await seller.call('PATCH', `/companies/${me.body.id}`, { body });
  expect(status).toBe(200);
  const path = await aPayPage(seller, { paymentMethod: 'bank' });
  const page = await expectScreenWorks(browser, { path, shows: BRAND.footerLine });
  await changeLook(page, WIDTHS.desktop, 'light');
  await expectAccessible(page);
});

it('Company Settings and an invoice’s page work with a light colour, which reads badly on white', async () => {
  const { owner } = await aCompany({ ...BRAND, brandColor: '#fde047' });
  const { id } = await aStoredInvoice(owner);
  await expectScreenWorks(browser, { path: '/company', shows: /hard to read on white/, by: owner });
  await expectScreenWorks(browser, { path: `/invoices/${id}`, shows: BRAND.footerLine, by: owner });
});

it('the colour, the layout and the footer can be chosen by keyboard alone', async () => {
  const { owner } = await aCompany({ country: 'Canada' });
  const { page } = await openWindow(browser, { by: owner });
  await page.goto('/company');
  await page.getByLabel('Colour', { exact: true }).focus();
  await page.keyboard.type('ffd400');
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Use #887000');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Colour', { exact: true }).inputValue()).toBe('#887000');
  await page.getByRole('radio', { name: 'Plain' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.invoice-band').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bonded');
  await page.keyboard.press('Enter');
  await page.getByText('Company information updated successfully').waitFor();
  const saved = await owner.call('GET', '/companies/me');
  expect(saved.body).toMatchObject({ brandColor: '#887000', documentLayout: 'band', footerLine: 'Bonded' });
});
