import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { button, CREATE, edit, expectStateWorks, save, tab } from '#test/support/editor-page.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let newcomer: Person;
let seller: Person;
beforeAll(async () => {
  [browser, newcomer, seller] = await Promise.all([startBrowser(), aPerson(), aPerson()]);
});
afterAll(() => browser.close());
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

describe('what is wrong', () => {
  it('is marked on its tab and told at its field', async () => {
    await expectStateWorks(browser, {
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await page.getByLabel('Name', { exact: true }).fill('Acme');
        await page.getByLabel('Email').fill('acme');
        await save(page).click();
        await page.getByText('Please enter a valid email address').first().waitFor();
        await tab(page, 'Customer Info.*needs a correction').waitFor();
      },
    });
  });

  it('is told how a number is read, and why one is refused', async () => {
    await expectStateWorks(browser, {
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await tab(page, 'Line Items').click();
        await button(page, 'Add Blank Item').click();
        await page.getByLabel('Quantity').fill('1,000');
        await page.getByLabel('Rate').fill('2 boxes');
        await page.getByLabel('Short Description').focus();
        await page.getByText('Read as 1,000').waitFor();
        await page.getByText('This is not a number').waitFor();
      },
    });
  });
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
      show: async (page) => (await open(page)).getByText('Save the invoice to get its link').waitFor(),
    });
    const invoice = await aStoredInvoice(seller, { billingEmail: `${'x'.repeat(40)}@example.com` });
    await seller.call('POST', `/invoices/${invoice.id}/send`);
    await expectStateWorks(browser, {
      by: seller,
      path: edit(invoice),
      show: async (page) => (await open(page)).getByText(/^Sent to x+@example\.com on .+ [ap]\.m\.$/).waitFor(),
    });
  });

  it('keeps the reason in sight when the server refuses', async () => {
    const invoice = await aStoredInvoice(seller);
    const message = 'You have reached the number of e-mails for today. Please try again tomorrow.';
    await expectStateWorks(browser, {
      by: seller,
      path: edit(invoice),
      before: (page) =>
        page.route('**/send', (route) => route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', message } })),
      show: async (page) => {
        const dialog = await open(page);
        await dialog.getByRole('button', { name: 'Send By Email' }).click();
        await dialog.getByText(message).waitFor();
      },
    });
  });
});

describe('what is not saved', () => {
  it('comes back as a draft', async () => {
    await expectStateWorks(browser, {
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await page.getByLabel('Name', { exact: true }).fill('Acme');
        await button(page, 'Undo').click();
        await button(page, 'Leave').click();
        await page.getByText('Invoice saved as draft').waitFor();
        await page.goto(CREATE);
        await page.getByText('Draft restored').waitFor();
        expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme');
      },
    });
  });

  it('is asked about before an invoice that was changed is left', async () => {
    await expectStateWorks(browser, {
      by: seller,
      path: edit(await aStoredInvoice(seller)),
      show: async (page) => {
        await page.getByLabel('City').fill('Banff');
        await page.getByRole('link', { name: 'Schedule' }).first().click();
        await page.getByRole('alertdialog', { name: 'Leave this page?' }).waitFor();
      },
    });
  });
});

describe('an invoice that somebody else changed meanwhile', () => {
  async function collide(page: Page, invoice: Invoice): Promise<Locator> {
    await page.getByLabel('City').fill('Mine');
    await seller.call('PATCH', `/invoices/${invoice.id}`, { body: { billingCity: 'Theirs' } });
    await save(page).click();
    return page.getByRole('dialog', { name: 'This invoice was changed' });
  }

  it('is asked about', async () => {
    const invoice = await aStoredInvoice(seller);
    await expectStateWorks(browser, {
      by: seller,
      path: edit(invoice),
      show: async (page) => (await collide(page, invoice)).waitFor(),
    });
  });

  it.each([
    ['Reload', 'Theirs'],
    ['Overwrite', 'Mine'],
  ])('%s leaves %s', async (choice, city) => {
    const invoice = await aStoredInvoice(seller);
    const { page } = await openWindow(browser, { by: seller });
    await page.goto(edit(invoice));
    const dialog = await collide(page, invoice);
    await dialog.getByRole('button', { name: choice }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe(city);
    await page.getByText('All changes saved').waitFor();
    expect((await seller.call<Invoice>('GET', `/invoices/${invoice.id}`)).body.billingCity).toBe(city);
  });
});
