import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { aCustomer, aPerson } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { appointments } from '#test/support/schedule-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

// The server knows that Alberta stopped changing its clocks in 2026; the browser of these tests does not.
describe.each(['America/Edmonton', 'America/Toronto', 'Asia/Tokyo'])('on a device in %s', (timezoneId) => {
  it('shows the time that the customer is mailed', async () => {
    const by = await aPerson();
    const email = `ann-${crypto.randomUUID()}@example.com`;
    await aCustomer(by, { name: 'Ann Lee', email, language: 'en' });
    const { page } = await openWindow(browser, { by, timezoneId });
    await page.goto('/appointments?day=2027-01-15');
    await page.getByText('Mountain time').waitFor();
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Late call');
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('ann');
    await dialog.getByRole('option', { name: /Ann Lee/ }).click();
    await dialog.getByLabel('Hour').selectOption('11');
    await dialog.getByLabel('AM or PM').selectOption('PM');
    await dialog.getByText('In Mountain time').waitFor();
    await dialog.getByRole('button', { name: 'Create Appointment' }).click();
    await appointments(page).getByText('11:00 PM – 11:30 PM').waitFor();

    await page.getByRole('link', { name: 'Late call' }).click();
    await page.getByText('Friday, January 15, 2027').waitFor();
    await page.getByText('11:00 PM – 11:30 PM').waitFor();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Confirmation sent').first().waitFor();
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('Friday, January 15, 2027: 11:00 PM – 11:30 PM');
    const zone = /Time zone: (.+)/.exec(mail?.text ?? '')?.[1];
    await page.getByText(zone ?? 'no zone').waitFor();
  });
});
