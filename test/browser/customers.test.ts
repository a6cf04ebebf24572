import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { aCustomer, aPerson, aSentInvoice } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

describe('a customer', () => {
  it('is added on a desktop, changed and deleted on a phone, with the keyboard only', async () => {
    const by = await aPerson();
    const { page, consoleErrors } = await openWindow(browser, { by });
    await page.goto('/customers');
    await page.getByRole('button', { name: 'Add Customer' }).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Add Customer' }).waitFor();
    await page.locator('input[name=name]:focus').waitFor();
    await page.keyboard.type('Café Léger');
    await page.keyboard.press('Tab');
    await page.keyboard.type('hello@example.com');
    await expectLooksRightEverywhere(page, dialog);
    await page.setViewportSize(WIDTHS.desktop);
    await page.keyboard.press('Enter');
    await page.getByText('Customer added successfully').waitFor();
    await page.getByText('1 customer', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });

    const edit = page.getByRole('button', { name: 'Edit Café Léger' });
    for (const size of [WIDTHS.desktop, WIDTHS.phone]) {
      await page.setViewportSize(size);
      // The list becomes cards after the window is narrow.
      const top = async () => (await edit.boundingBox())?.y ?? size.height;
      await expect
        .poll(top, { message: 'the first customer is visible without scrolling' })
        .toBeLessThan(size.height - 100);
    }
    await edit.press('Enter');
    expect(await dialog.getByLabel('Email').inputValue()).toBe('hello@example.com');
    await dialog.getByLabel('City').fill('Montréal');
    await dialog.getByLabel('Province').selectOption('Québec');
    await dialog.getByLabel('Invoice language').selectOption('English');
    await dialog.getByRole('button', { name: 'Add tax exemption' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expectLooksRightEverywhere(page, dialog.getByText('Tax is required'));
    await dialog.getByLabel('Tax', { exact: true }).selectOption('QST (Québec)');
    await dialog.getByLabel('Reason').fill('Purchases for resale');
    await page.keyboard.press('Enter');
    await page.getByText('Customer updated successfully').waitFor();
    await page.getByText('Montréal, QC').waitFor();
    expect((await by.call<{ customers: unknown[] }>('GET', '/customers')).body.customers).toMatchObject([
      { state: 'QC', language: 'en', taxExemptions: [{ tax: 'QST', reason: 'Purchases for resale' }] },
    ]);

    await page.getByRole('button', { name: 'More actions for Café Léger' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Customer' }).press('Enter');
    await page.getByText('Customer deleted successfully').waitFor();
    await page.getByText('No customers found.').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('stays in the form while it is incomplete, and when the server fails', async () => {
    const by = await aPerson();
    const { page } = await openWindow(browser, { by });
    await page.goto('/customers');
    await page.getByRole('button', { name: 'Add Customer' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('   ');
    await dialog.getByLabel('Email').fill('nobody');
    await page.keyboard.press('Enter');
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByText('Please enter a valid email address').waitFor();
    const { body } = await by.call<{ customers: unknown[] }>('GET', '/customers');
    expect(body.customers).toEqual([]);

    await page.route('**/api/customers', (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await dialog.getByLabel('Name').fill('Kept');
    await dialog.getByLabel('Email').fill('kept@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('Failed to create customer').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Kept');
    await page.evaluate(() => void window.navigation.navigate('/products'));
    await page
      .getByRole('alertdialog', { name: 'Leave this page?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Kept');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('changed in another window prompts before saving', async () => {
    const by = await aPerson();
    const { body } = await by.call<{ id: string }>('POST', '/customers', {
      body: { name: 'Zoë', email: 'zoe@example.com', city: 'Banff' },
    });
    const { page } = await openWindow(browser, { by });
    await page.goto('/customers');
    await page.getByRole('button', { name: 'Edit Zoë' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Customer' });
    await dialog.getByLabel('Phone').fill('403 555 0100');
    await by.call('PATCH', `/customers/${body.id}`, { body: { city: 'Canmore' } });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const question = page.getByRole('dialog', { name: 'This customer was changed' });
    await question.getByRole('button', { name: 'Reload' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await dialog.getByLabel('Phone').inputValue()).toBe('403 555 0100');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await question.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => dialog.getByLabel('City').inputValue()).toBe('Canmore');
    await dialog.getByLabel('Phone').fill('403 555 0199');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Customer updated successfully').waitFor();
    expect((await by.call('GET', `/customers/${body.id}`)).body).toMatchObject({
      city: 'Canmore',
      phone: '403 555 0199',
    });
  });

  it('has a page with what they owe, from which a statement is sent and their invoices open', async () => {
    const by = await aPerson();
    const customer = await aCustomer(by, { email: `zoe-${crypto.randomUUID().slice(0, 8)}@example.com` });
    const invoice = await aSentInvoice(by, { customerId: customer.id, issueDate: '2026-01-05', dueDate: '2026-02-04' });
    const { page, consoleErrors } = await openWindow(browser, { by });
    await page.goto('/customers');
    await page.getByRole('link', { name: customer.name, exact: true }).click();
    await page.getByText('200.00 CAD overdue').waitFor();
    await page.getByRole('button', { name: 'Statement…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Period').selectOption('Custom');
    await expectLooksRightEverywhere(page, dialog.getByRole('heading', { name: 'Relevé de compte' }));
    await dialog.getByLabel('Period').selectOption('Last 12 months');
    await dialog.getByText(`Facture ${invoice.invoiceNumber}`).waitFor();
    await dialog.getByRole('button', { name: 'Send Statement' }).dblclick();
    await page.getByText(`Statement sent to ${customer.email}`).waitFor();
    expect(await mailsTo(customer.email)).toHaveLength(1);

    await page.getByRole('link', { name: invoice.invoiceNumber }).click();
    await page.getByRole('link', { name: customer.name, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back to Customer' }).click();
    await page.getByRole('switch', { name: 'Send reminders' }).click();
    await expect
      .poll(async () => (await by.call('GET', `/customers/${customer.id}`)).body)
      .toMatchObject({ remind: false });
    await page.getByRole('link', { name: 'Back to Customers' }).click();
    await page.getByRole('heading', { name: 'Customers', exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('fills in a new invoice with all its details', async () => {
    const by = await aPerson();
    await by.call('POST', '/customers', {
      body: {
        name: 'Zoë',
        email: 'zoe@example.com',
        phone: '403 555 0100',
        address: '1 Elm',
        city: 'Banff',
        state: 'AB',
        zip: 'T1L',
        country: 'Canada',
        poNumber: 'PO-7',
        internalNotes: 'Ask Bo\nfirst',
      },
    });
    const { page } = await openWindow(browser, { by });
    await page.goto('/customers');
    await page.getByRole('link', { name: 'Zoë', exact: true }).click();
    await expectLooksRightEverywhere(page, page.getByText('Ask Bo'));
    await page.setViewportSize(WIDTHS.desktop);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Customer' });
    await dialog.getByLabel('PO number').fill('PO-8');
    await dialog.getByLabel('Internal notes').press('End');
    await expectLooksRightEverywhere(page, dialog.getByLabel('Internal notes'));
    await page.setViewportSize(WIDTHS.desktop);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('PO-8').waitFor();
    await page.goto('/customers');
    await page.getByRole('link', { name: 'Create invoice for Zoë' }).click();
    await page.getByText('No invoice items yet').waitFor();
    await page.getByRole('tab', { name: /Customer Info/ }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('zoe@example.com');
    expect(await page.getByLabel('Province').inputValue()).toBe('AB');
    await page.getByRole('tab', { name: /Invoice Details/ }).click();
    expect(await page.getByLabel('PO Number').inputValue()).toBe('PO-8');
    expect(await page.content()).not.toContain('Ask Bo');
  });
});
