import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { expectScreenWorks, openWindow, startBrowser } from '#test/support/browser.ts';
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
  it('works without a match and filled', async () => {
    // Never empty: sign-ins are recorded.
    const path = '/activity?from=2020-01-01&to=2020-01-31';
    await expectScreenWorks(browser, { path, shows: 'No activity found', by: owner });
    await expectScreenWorks(browser, { path: '/activity', shows: /changed the due date/, by: owner });
  });

  it('says who changed what, and expands to old and new values', async () => {
    const { page } = await openWindow(browser, { by: owner });
    await page.goto('/activity');
    const row = page.getByRole('row').filter({ hasText: /changed the due date/ });
    await row.getByText(`changed the due date of ${invoice.invoiceNumber} from Dec 31, 2999 to Nov 30, 2999`).click();
    expect(await row.getByRole('definition').textContent()).toMatch(/Dec 31, 2999.*Nov 30, 2999/s);
    const text = (await row.textContent()) ?? '';
    // Without a name, the email is shown once, as the name.
    expect(text.split(owner.email)).toHaveLength(2);
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

  it('loads older entries on demand', async () => {
    const busy = await aPerson();
    for (let count = 0; count < 26; count += 1) await aCustomer(busy, { name: `Customer ${count}` });
    const { page } = await openWindow(browser, { by: busy });
    await page.goto('/activity');
    await page.getByRole('button', { name: 'Show older activity' }).click();
    await page.getByText('added customer Customer 0', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Show older activity' }).count()).toBe(0);
  });

  it('is saved as CSV', async () => {
    const { page } = await openWindow(browser, { by: owner });
    await page.goto('/activity');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('is not saved when no entry matches', async () => {
    const { page } = await openWindow(browser, { by: owner });
    await page.goto('/activity?from=2020-01-01&to=2020-01-31');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('No activity to export').waitFor();
  });

  it('shows an error if loading fails, and retries', async () => {
    const { page } = await openWindow(browser, { by: owner });
    await page.route('**/api/activity*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/activity');
    await page.getByText("We couldn't load your activity").waitFor();
    await page.unroute('**/api/activity*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: /added customer/ })
      .waitFor();
  });

  it('is closed to employees', async () => {
    const { page } = await openWindow(browser, { by: await anEmployeeOf(owner) });
    await page.goto('/invoices');
    await page.getByRole('link', { name: 'Customers' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Activity' }).count()).toBe(0);
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
