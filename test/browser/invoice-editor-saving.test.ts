import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { button, CREATE, edit, expectStateWorks, fail, HOME, save, tab } from '#test/support/editor-page.ts';
import { aPerson, aPersonReadyToSend, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let newcomer: Person;
let seller: Person;
beforeAll(async () => {
  [browser, newcomer, seller] = await Promise.all([startBrowser(), aPerson(), aPersonReadyToSend()]);
});

describe('an invalid field', () => {
  it('is marked on its tab and has its message beside it', async () => {
    await expectStateWorks(browser, {
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await page.getByLabel('Name', { exact: true }).fill('Acme');
        await page.getByLabel('Email').fill('acme');
        await save(page).click();
        await tab(page, 'Customer Info.*needs a correction').waitFor();
        return page.getByText('Please enter a valid email address');
      },
    });
  });

  it('says why a number is refused; a valid one shows how it is read', async () => {
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
        return page.getByText('This is not a number');
      },
    });
  });
});

describe('an unsaved invoice', () => {
  it('is restored as a draft', async () => {
    await expectStateWorks(browser, {
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await page.getByLabel('Name', { exact: true }).fill('Acme');
        await button(page, 'Undo').click();
        await button(page, 'Leave').click();
        await page.getByText('Invoice saved as draft').waitFor();
        await page.goto(CREATE);
        const notice = page.getByText('Draft restored');
        await notice.waitFor();
        expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme');
        return notice;
      },
    });
  });

  it('is kept separately for each window, and restored in each after a reload', async () => {
    // Logging out ends the session, so no other test uses this person.
    const { page: first, context } = await openWindow(browser, { by: await aPerson() });
    const name = (page: Page) => page.getByLabel('Name', { exact: true });
    await first.goto(CREATE);
    await name(first).fill('First');
    await first.getByText('Kept as a draft on this device').waitFor();
    const second = await context.newPage();
    await second.goto(CREATE);
    await name(second).waitFor();
    expect(await name(second).inputValue()).toBe('');
    await name(second).fill('Second');
    for (const page of [first, second, first]) {
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await page.getByText('Draft restored').waitFor();
    }
    expect([await name(first).inputValue(), await name(second).inputValue()]).toEqual(['First', 'Second']);
    await second.close();
    await button(first, 'Discard draft').click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await button(first, 'Logout').first().click();
    // The draft of the closed window is still on the device.
    await button(first, 'Log out').click();
    await first.waitForURL('**/login');
    expect(await first.evaluate(() => Object.keys(localStorage).filter((key) => /draft|log/i.test(key)))).toEqual([]);
  });

  it('that is new prompts before leaving by Back or a link', async () => {
    const { page } = await openWindow(browser, { by: newcomer });
    await page.goto('/invoices');
    await page.getByRole('link', { name: 'Create' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    const keepEditing = async () => {
      await question.getByText('It is kept on this device as a draft').waitFor();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'hidden' });
    };
    await page.evaluate(() => history.back());
    await keepEditing();
    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await keepEditing();
    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/appointments');
  });

  it('that was changed prompts before leaving', async () => {
    await expectStateWorks(browser, {
      by: seller,
      path: edit(await aStoredInvoice(seller)),
      show: async (page) => {
        await page.getByLabel('City').fill('Banff');
        await page.getByRole('link', { name: 'Schedule' }).first().click();
        return page.getByRole('alertdialog', { name: 'Leave this page?' });
      },
    });
  });
});

it('keeps working if the calendar fails to load', async () => {
  const { page } = await openWindow(browser, { by: newcomer });
  await page.route(/\/assets\/calendar-(?!day|skeleton|style)[^/]+\.js/, fail);
  await page.goto(CREATE);
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await tab(page, 'Invoice Details').click();
  await page.getByRole('button', { name: /^Due Date/ }).click();
  await page
    .getByText(/could not be (loaded|opened)/i)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await tab(page, 'Customer Info').click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme');
});

describe('an invoice that someone else has changed', () => {
  async function collide(page: Page, invoice: Invoice): Promise<Locator> {
    await page.getByLabel('City').fill('Mine');
    await seller.call('PATCH', `/invoices/${invoice.id}`, { body: { billingCity: 'Theirs' } });
    await save(page).click();
    return page.getByRole('dialog', { name: 'This invoice was changed' });
  }

  it('prompts before saving', async () => {
    const invoice = await aStoredInvoice(seller);
    await expectStateWorks(browser, {
      by: seller,
      path: edit(invoice),
      show: (page) => collide(page, invoice),
    });
  });

  it.each<[choice: string, city: string, isDone: (page: Page) => Promise<unknown>]>([
    ['Reload', 'Theirs', (page) => page.getByText('All changes saved').waitFor()],
    ['Overwrite', 'Mine', (page) => page.waitForURL(HOME)],
  ])('%s leaves %s', async (choice, city, isDone) => {
    const invoice = await aStoredInvoice(seller);
    const { page } = await openWindow(browser, { by: seller });
    await page.goto(edit(invoice));
    const dialog = await collide(page, invoice);
    await dialog.getByRole('button', { name: choice }).click();
    await isDone(page);
    expect((await seller.call<Invoice>('GET', `/invoices/${invoice.id}`)).body.billingCity).toBe(city);
  });
});
