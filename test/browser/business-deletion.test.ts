import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aCompany, COMPANY } from '#test/support/a-company.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { PASSWORD } from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const banner = (page: Page) => page.getByRole('region', { name: 'Deletion of the business' });

it('is scheduled by keyboard, announced on every screen, and cancelled, by owners alone', async () => {
  const { owner } = await aCompany();
  const employee = await anEmployeeOf(owner);
  await lapseConfirmation(owner);
  const { page } = await openWindow(browser, { by: owner });
  await page.goto('/profile');
  const start = page.getByRole('button', { name: 'Delete business…' });
  await expectLooksRightEverywhere(page, start);
  await start.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete your business?' });
  await question.waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Another');
  await question.getByRole('button', { name: 'Delete business' }).press('Enter');
  await expectLooksRightEverywhere(page, question.getByRole('alert'));
  await question.getByLabel(`To confirm, type ${COMPANY.name}`).fill(COMPANY.name);
  await question.getByRole('button', { name: 'Delete business' }).press('Enter');
  await page.getByRole('dialog', { name: "Confirm it's you" }).waitFor();
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await banner(page)
    .getByText(/This business will be deleted on \w{3} \d{1,2}, \d{4}\./)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Keep business' }).count()).toBe(2);
  const heading = page.getByRole('heading', { name: 'Delete business' });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectLooksRightEverywhere(page, banner(page));

  const { page: theirs } = await openWindow(browser, { by: employee });
  await theirs.goto('/invoices');
  await banner(theirs).getByText(`${COMPANY.name} will be deleted on`).waitFor();
  expect(await theirs.getByRole('button', { name: 'Keep business' }).count()).toBe(0);
  await theirs.getByRole('link', { name: 'Profile', exact: true }).click();
  await theirs.getByRole('heading', { name: /^Leave / }).waitFor();
  expect(await theirs.getByText('Delete business').count()).toBe(0);

  await page.goto('/invoices');
  await expectLooksRightEverywhere(page, banner(page));
  await banner(page).getByRole('button', { name: 'Keep business' }).press('Enter');
  await banner(page).waitFor({ state: 'hidden' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete business…' }).waitFor();
});
