import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { anAdministrator, aPerson } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const INTEGRATION = '/payment-settings?tab=integration';

it('an owner asks for card payments, an administrator grants them, and the owner connects Stripe', async () => {
  const [owner, administrator] = await Promise.all([aPerson(), anAdministrator()]);
  const name = `Larch Studio ${owner.id.slice(0, 6)}`;
  await owner.call('POST', '/companies', { body: { name } });
  const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone, by: owner });
  await page.goto(INTEGRATION);
  await page.getByRole('button', { name: 'Ask for card payments' }).click();
  await expectLooksRightEverywhere(page, page.getByText('We will answer by email.'));

  const second = await openWindow(browser, { by: owner });
  await second.page.goto(INTEGRATION);
  await second.page.getByRole('button', { name: 'Withdraw request' }).click();
  await second.page.getByRole('button', { name: 'Ask for card payments' }).click();
  await second.page.getByText('We will answer by email.').waitFor();

  const admin = await openWindow(browser, { by: administrator });
  await admin.page.goto('/invoices');
  await admin.page.getByRole('link', { name: 'Card Requests' }).click();
  await admin.page.getByRole('button', { name: `Decline the request of ${name}` }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Decline Request' });
  await expectLooksRightEverywhere(admin.page, dialog.getByLabel('Reason'));
  await admin.page.setViewportSize(WIDTHS.desktop);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await admin.page.getByRole('button', { name: `Grant card payments to ${name}` }).click();
  await admin.page.getByText(`Card payments granted to ${name}`).waitFor();
  expect(admin.consoleErrors).toEqual([]);

  await expect
    .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject))
    .toEqual(['You can accept card payments now']);
  await page.reload();
  await page.getByRole('button', { name: 'Connect Stripe' }).waitFor();
  expect(consoleErrors).toEqual([]);
});

it('an owner whose request is declined reads why, and can ask again', async () => {
  const [owner, administrator] = await Promise.all([aPerson(), anAdministrator()]);
  await owner.call('POST', '/payment-settings/card-request');
  const body = { reason: 'Please add the address of your business first.' };
  await administrator.call('POST', `/admin/card-requests/${owner.businessId}/decline`, { body });
  const { page } = await openWindow(browser, { by: owner });
  await page.goto(INTEGRATION);
  await expectLooksRightEverywhere(page, page.getByText(body.reason));
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByText('We will answer by email.').waitFor();
});
