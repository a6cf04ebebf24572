import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('a reminder is read, put in own words beside its email, saved, and back to the standard text', async () => {
  const { page, consoleErrors } = await openWindow(browser, { by: await aPerson() });
  await page.goto('/payment-settings?tab=reminders');
  await page.getByRole('button', { name: 'Edit text: 7 days after' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reminder text: 7 days after' });
  const mail = page.frameLocator('iframe[title="Preview of the reminder"]');
  await mail.getByText('is overdue by 7 days.').waitFor();

  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Open: , please');
  for (const _ of ', please') await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: '{number}' }).click();
  await page.keyboard.type(' now');
  expect(await dialog.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Open: {number} now, please');
  await dialog.getByText('Open: INV-014 now, please').waitFor();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Dear {customer},\n\n<b>{amount}</b> by {dueDat}');
  await dialog.getByText('The preview goes on once the text is complete.').waitFor();
  await dialog.getByRole('button', { name: 'Save Text' }).click();
  await dialog.getByText('There is no placeholder {dueDat}').waitFor();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Dear {customer},\n\n<b>{amount}</b>, please');
  await mail.getByText('<b>1,250.00 CAD</b>, please').waitFor();
  await expectLooksRightEverywhere(page, dialog);

  await dialog.getByRole('button', { name: 'Save Text' }).click();
  await page.getByText('Your own text in English').waitFor();
  await expectLooksRightEverywhere(page, page.getByText('Your own text in English'));
  await page.reload();
  await page.getByRole('button', { name: 'Edit text: 7 days after' }).click();
  await mail.getByText('Dear Camille Roy,').waitFor();
  await dialog.getByRole('button', { name: 'Reset to the standard text' }).click();
  await mail.getByText('is overdue by 7 days.').waitFor();
  await dialog.getByRole('button', { name: 'Save Text' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByText('Standard text').count()).toBe(4);
  expect(consoleErrors).toEqual([]);
});
