import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { button, CREATE, edit, expectStateWorks, tab } from '#test/support/editor-page.ts';
import { aPerson, aPersonReadyToSend, aStoredInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
let newcomer: Person;
let seller: Person;
beforeAll(async () => {
  [browser, newcomer, seller] = await Promise.all([startBrowser(), aPerson(), aPersonReadyToSend()]);
});

describe('the send dialog', () => {
  const open = async (page: Page): Promise<Locator> => {
    await tab(page, 'Payment').click();
    await button(page, 'Send Invoice').click();
    return page.getByRole('dialog', { name: 'Send Invoice' });
  };

  it('works before the invoice is saved, and after it was sent', async () => {
    await expectStateWorks(browser, {
      by: newcomer,
      path: CREATE,
      show: async (page) => (await open(page)).getByText('Save the invoice to get its link'),
    });
    const invoice = await aStoredInvoice(seller, { billingEmail: `${'x'.repeat(40)}@example.com` });
    await seller.call('POST', `/invoices/${invoice.id}/send`);
    await expectStateWorks(browser, {
      by: seller,
      path: edit(invoice),
      show: async (page) => (await open(page)).getByText(/^Sent to x+@example\.com on .+ [AP]M$/),
    });
  });

  it('asks for the address, keeps it when the connection drops, and sends nothing automatically later', async () => {
    const invoice = await aStoredInvoice(seller, { billingEmail: '', paymentMethod: 'e-transfer' });
    const recipient = `walk-in-${invoice.id}@example.com`;
    const { page, context } = await openWindow(browser, { by: seller });
    await page.goto(edit(invoice));
    const dialog = await open(page);
    await dialog.getByRole('button', { name: 'Send By Email' }).click();
    const address = dialog.getByLabel('Where should we send it?');
    await address.fill(recipient);
    await context.setOffline(true);
    await address.press('Enter');
    await page.getByText('Unable to connect to the server.').first().waitFor();
    expect(await address.inputValue()).toBe(recipient);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await page.getByRole('tab', { name: /Customer Info/ }).click();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(recipient);
    expect(calls).toEqual([]);
    await (await open(page)).getByRole('button', { name: 'Send By Email' }).click();
    await page.getByText('Email sent successfully!').waitFor();
    expect(await mailsTo(recipient)).toHaveLength(1);
    await expectLooksRightEverywhere(page, page.getByText(/^Sent to Café Léger, .+ due Dec 31$/));
    expect(new URL(page.url()).pathname).toBe(`/invoices/${invoice.id}`);
  });

  it('stays open when its first save gives the invoice a URL, which survives a reload', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by: seller });
    await page.goto(CREATE);
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    await tab(page, 'Line Items').click();
    await button(page, 'Add Blank Item').click();
    await page.getByLabel('Short Description').fill('Design');
    await page.getByLabel('Rate').fill('10');
    const dialog = await open(page);
    await dialog.getByRole('button', { name: 'Save Invoice' }).click();
    await page.waitForURL(/\/invoices\/\w+\/edit$/);
    await dialog.getByText('Saved', { exact: true }).waitFor();
    expect(await page.title()).toContain('Edit Invoice');
    await page.reload();
    await page.getByText('All changes saved').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme');
    expect(consoleErrors).toEqual([]);
  });

  it('keeps the reason visible when the server refuses', async () => {
    const invoice = await aStoredInvoice(seller, { paymentMethod: 'e-transfer' });
    const message = 'You have reached the number of emails for today. Please try again tomorrow.';
    await expectStateWorks(browser, {
      by: seller,
      path: edit(invoice),
      before: (page) =>
        page.route('**/send', (route) =>
          route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', message, reason: 'RECIPIENT_USED_UP' } }),
        ),
      show: async (page) => {
        const dialog = await open(page);
        await dialog.getByRole('button', { name: 'Send By Email' }).click();
        return dialog.getByText(message);
      },
    });
  });
});
