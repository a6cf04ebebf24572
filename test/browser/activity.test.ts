import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { aCustomer, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let owner: Person;
let invoice: { id: string; invoiceNumber: string };
beforeAll(async () => {
  [browser, owner] = await Promise.all([startBrowser(), aPerson()]);
  invoice = await aStoredInvoice(owner);
  await owner.call('PATCH', `/invoices/${invoice.id}`, { body: { dueDate: '2999-11-30' } });
  await aCustomer(owner, { name: 'Averylongnamewithoutanyspaceinit'.repeat(3) });
});

describe('the activity', () => {
  it('says who changed what, expands to old and new values, and is saved as CSV', async () => {
    const { page } = await openWindow(browser, { by: owner });
    await page.goto('/activity');
    const row = page.getByRole('row').filter({ hasText: /changed the due date/ });
    await row.getByText(`changed the due date of ${invoice.invoiceNumber} from Dec 31, 2999 to Nov 30, 2999`).click();
    expect(await row.getByRole('definition').textContent()).toMatch(/Dec 31, 2999.*Nov 30, 2999/s);
    const text = (await row.textContent()) ?? '';
    // Without a name, the email is shown once, as the name.
    expect(text.split(owner.email)).toHaveLength(2);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('keeps search and dates in the URL, and clears them', async () => {
    const { page } = await openWindow(browser, { by: owner });
    await page.goto('/activity');
    await page.getByRole('searchbox', { name: 'Search activity' }).fill(invoice.invoiceNumber);
    await page.waitForURL(/search=INV/);
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.reload();
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.goto('/activity?from=2020-01-01&to=2020-01-31');
    await page.getByText('No activity found').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL(/\/activity$/);
    await page
      .getByRole('row')
      .filter({ hasText: /added customer/ })
      .waitFor();
  });
});

it('an invoice shows its changes below the editor', async () => {
  const { page } = await openWindow(browser, { by: owner });
  await page.goto(`/invoices/${invoice.id}/edit`);
  await page.getByText('History', { exact: true }).click();
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(2);
  expect(await entries.first().textContent()).toContain('changed the due date');
});
