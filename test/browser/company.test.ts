import type { Browser } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { expectScreenWorks, startBrowser } from '#test/support/browser.ts';
import { companyOf, openCompany, saveCompany } from '#test/support/company-page.ts';
import { aPerson, type Person } from '#test/support/given.ts';
import { aPng, dataUrl, JPEG } from '#test/support/images.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await startBrowser();
});
beforeEach(async () => {
  owner = await aPerson();
});

const enter = (more: object = {}) =>
  owner.call('POST', '/companies', {
    body: { name: 'Averylongcompanynamewithoutanyspace'.repeat(2), city: 'Calgary', country: 'Canada', ...more },
  });

it('works filled', async () => {
  await enter({ logo: dataUrl(aPng({ width: 900, height: 90 })), signature: dataUrl(JPEG, 'image/jpeg') });
  await expectScreenWorks(browser, { path: '/company', shows: 'Averylongcompanyname', by: owner });
});

it('creates a company, then changes it, and asks before a change is lost', async () => {
  const { page, consoleErrors } = await openCompany(browser, { by: owner });
  await page.getByLabel('Company Name').fill('Larch & Fils');
  await page.getByLabel('Website').fill('larch.example.com');
  await saveCompany(page, 'Company created successfully');
  await page.getByLabel('City').fill('Regina');
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await page.getByLabel('City').inputValue()).toBe('Regina');
  await page.getByLabel('Province').selectOption({ label: 'Saskatchewan' });
  await page.getByLabel('GST/HST Number').fill('845123397');
  await page.getByLabel('PST Number (Saskatchewan)').fill('1234567');
  await page.getByLabel('What do you sell?').selectOption({ label: 'Goods' });
  const sample = page.getByRole('group', { name: 'A sample invoice' });
  await sample.getByText('GST (5%)').waitFor();
  await sample.getByText('PST (6%)').waitFor();
  await saveCompany(page);
  expect(await companyOf(owner)).toMatchObject({
    name: 'Larch & Fils',
    website: 'https://larch.example.com',
    city: 'Regina',
    province: 'SK',
    timeZone: 'America/Regina',
    taxRegistrations: { GST: '84512 3397 RT0001', PST_SK: '1234567' },
    supplyCategory: 'goods',
  });
  await page.reload();
  await page.getByLabel('City').waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Regina');
  expect(await page.getByLabel('Province').inputValue()).toBe('SK');
  expect(await page.getByLabel('Time Zone').inputValue()).toBe('America/Regina');
  await page.getByLabel('City').fill('Moose Jaw');
  await saveCompany(page);
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  expect(consoleErrors).toEqual([]);
});
