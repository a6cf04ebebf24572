import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aScheduledSeries, heldBack } from '#test/support/a-series.ts';
import { anAccountantOf, anInvitation, type Employed } from '#test/support/an-employee.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import {
  aCustomer,
  aPayment,
  aPerson,
  aPersonReadyToSend,
  aProduct,
  aPublishedEstimate,
  aSentInvoice,
  aStoredInvoice,
  aStoredReceipt,
  type Person,
} from '#test/support/given.ts';

let browser: Browser;
let owner: Person;
let accountant: Employed;
const at = new Map<string, string>();

const ACCOUNT_NUMBER = '000123456789';

beforeAll(async () => {
  [browser, owner] = await Promise.all([startBrowser(), aPersonReadyToSend()]);
  const bank = { bankName: 'Royal Bank', accountName: 'Larch', accountNumber: ACCOUNT_NUMBER };
  await owner.call('PATCH', `/payment-settings/user/${owner.id}`, { body: bank });
  const { body: company } = await owner.call<{ id: string }>('GET', '/companies/me');
  const taxRegistrations = { GST: '84512 3397 RT0001', QST: '1208741659 TQ0001' };
  await owner.call('PATCH', `/companies/${company.id}`, { body: { taxRegistrations } });
  const customer = await aCustomer(owner);
  const ofCustomer = { customerId: customer.id, paymentMethod: 'bank' } as const;
  const [sent, draft, estimate, series] = await Promise.all([
    aSentInvoice(owner, ofCustomer),
    aStoredInvoice(owner, ofCustomer),
    aPublishedEstimate(owner, { customerId: customer.id }),
    aScheduledSeries(owner, { customerId: customer.id }),
    aProduct(owner),
    aStoredReceipt(owner, { customerId: customer.id, amount: 20 }),
  ]);
  await owner.call('POST', `/invoices/${sent.id}/payments`, { body: aPayment({ amount: 1 }) });
  await heldBack(owner, series.id);
  at.set('invoice', `/invoices/${sent.id}`);
  at.set('draft', `/invoices/${draft.id}`);
  at.set('estimate', `/estimates/${estimate.id}`);
  at.set('series', `/invoices/recurring/${series.id}`);
  at.set('customer', `/customers/${customer.id}`);
  accountant = await anAccountantOf(owner);
});

/** Each screen of an accountant, by the record it shows or by its path, and what it shows once loaded. */
const SCREENS: [string, string | RegExp][] = [
  ['/invoices', /total invoices/],
  ['invoice', 'Timeline'],
  ['draft', 'Timeline'],
  ['/invoices/recurring', /recurring invoice/],
  ['series', 'Next Invoices'],
  ['/estimates', '1 estimate'],
  ['estimate', 'Timeline'],
  ['/customers', '1 customer'],
  ['customer', 'Last payment'],
  ['/products', /product/],
  ['/reports?from=2026-01-01&to=2026-12-31', 'Net tax (205 − 208)'],
  ['/reports?tab=aging', 'By days after the due date'],
  ['/reports?tab=income', 'Billed counts on the issue date'],
  ['/reports?tab=files', 'What customers owe'],
  ['/reports?tab=files', 'Files for bookkeeping'],
  ['/activity', 'Activity'],
  ['/profile', /^You are the accountant/],
];

describe('an accountant', () => {
  it.each(SCREENS)('presses everything at %s, and nothing is refused', async (name, shows) => {
    const { page, consoleErrors } = await openWindow(browser, { by: accountant });
    const refused = refusalsIn(page);
    const address = at.get(name) ?? name;
    await page.goto(address);
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await linksToEditors(page)).toEqual([]);
    if (name !== '/profile') await pressAll(page, page.locator('main'));
    expect(refused).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it('sees a bank account by its last digits only', async () => {
    const { page } = await openWindow(browser, { by: accountant });
    await page.goto(at.get('invoice') ?? '');
    const paper = page.getByRole('article');
    await paper.getByText('Royal Bank').waitFor();
    const text = await paper.textContent();
    expect(text).toContain(ACCOUNT_NUMBER.slice(-3));
    expect(text).not.toContain(ACCOUNT_NUMBER);
  });

  it('is led from an editor to the record, and from settings to the reports, and told why', async () => {
    const { page } = await openWindow(browser, { by: accountant });
    const reads = 'As the accountant of this business, you read its records';
    const denied = 'You do not have permission to access this page';
    for (const [address, to, why] of [
      [`${at.get('invoice')}/edit`, at.get('invoice'), reads],
      [`${at.get('series')}/edit`, at.get('series'), reads],
      [`${at.get('estimate')}/edit`, at.get('estimate'), reads],
      ['/invoices/create', '/reports', denied],
      ['/appointments', '/reports', denied],
      ['/payment-settings', '/reports', denied],
      ['/employees', '/reports', denied],
    ] as const) {
      await page.goto(address);
      await page.getByText(why).first().waitFor();
      await page.waitForURL((url) => url.pathname === to);
    }
  });

  it('is invited as one, accepts, and leaves again', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email, 'ACCOUNTANT');
    const { page } = await openWindow(browser, { by: person });
    await page.goto(`/accept-invitation?token=${token}`);
    await page.getByText(/as its accountant$/).waitFor();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.waitForURL(/\/reports/);
    await page
      .getByText(/^Accountant of/)
      .first()
      .waitFor();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Leave this business' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/invoices/);
    expect(await page.getByText(/^Accountant of/).count()).toBe(0);
  });
});

/** The calls that the server refuses from now on. */
function refusalsIn(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  return refused;
}

function linksToEditors(page: Page): Promise<string[]> {
  return page
    .locator('main a[href]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => /create|\/edit|appointments/.test(href)),
    );
}

/** Presses every button in a part of the screen, and those of the dialogs that they open. */
async function pressAll(page: Page, part: Locator): Promise<void> {
  const buttons = part.locator('button:visible:enabled');
  for (let place = 0; place < (await buttons.count()); place += 1) {
    const button = buttons.nth(place);
    if ((await button.getAttribute('type')) === 'submit') continue;
    await button.click();
    await page.waitForLoadState('networkidle');
    const dialog = page.locator('[role=dialog], [role=menu]').last();
    if (!(await dialog.isVisible())) continue;
    for (const inside of await dialog.getByRole('button', { name: /Download|Send|Record|Save/ }).all()) {
      await inside.click();
      await page.waitForLoadState('networkidle');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}
