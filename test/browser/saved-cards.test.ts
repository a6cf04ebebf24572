import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import {
  anInvoiceOfCharging,
  aPersonChargingCards,
  openPayment,
  payOn,
  savedCardOf,
} from '#test/support/a-charging-series.ts';
import { expectAccessible, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import type { Person } from '#test/support/given.ts';
import { payButton } from '#test/support/pay-page.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  [browser, owner] = await Promise.all([startBrowser(), aPersonChargingCards()]);
});

const box = (page: Page) => page.getByRole('checkbox', { name: /^Save this card/ });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove card' });
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether all of it is within the window, as it is scrolled. */
async function isInSight(target: Locator): Promise<boolean> {
  const [shown, height] = await Promise.all([target.boundingBox(), target.evaluate(() => innerHeight)]);
  return shown !== null && shown.y >= 0 && shown.y + shown.height <= height;
}

const VISA = /^Visa ••••.4242$/;

/** The invoice of a customer whose card is saved, and charged on its due day. */
async function anInvoiceToCharge() {
  const first = await anInvoiceOfCharging(owner);
  await payOn((await openPayment(first.id, true)).body);
  await expect.poll(() => savedCardOf(owner, first.customerId)).toMatchObject({ last4: '4242' });
  return anInvoiceOfCharging(owner, first.customerId);
}

describe('a payer on a phone', () => {
  it('saves the card with which they pay, sees it after that, and removes it', async () => {
    const { id, customerId } = await anInvoiceOfCharging(owner);
    const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(`/pay/${id}`);
    await box(page).waitFor();
    expect(await box(page).isChecked()).toBe(false);
    // It is in sight with the button, before the payer scrolls; what it means is shown once it is ticked.
    await expect.poll(() => isInSight(box(page))).toBe(true);
    expect(await isInSight(payButton(page))).toBe(true);
    expect(await page.getByText('never more than the invoice says').isVisible()).toBe(false);
    await box(page).check();
    expect(await isInSight(page.getByText('never more than the invoice says'))).toBe(true);
    expect(await isInSight(payButton(page))).toBe(true);
    await page.getByText('never more than the invoice says').click();
    expect(await box(page).isChecked()).toBe(false);
    await box(page).check();
    await expectAccessible(page);
    await payButton(page).click();
    await page.getByText('This saves the card for future payments.').waitFor();
    await page.goBack();
    await box(page).waitFor();
    expect(await box(page).isChecked()).toBe(true);
    await payButton(page).click();
    await page.getByText('This saves the card for future payments.').waitFor();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('Amount Paid').waitFor();
    await expect.poll(() => savedCardOf(owner, customerId)).toMatchObject({ brand: 'visa', last4: '4242' });
    // Without a reload.
    await page.getByText(VISA).waitFor();
    await remove(page).click();
    await page.getByText(/^Remove Visa/).waitFor();
    await expectAccessible(page);
    await remove(page).dblclick();
    await page.getByText(/was removed$/).waitFor();
    expect(await savedCardOf(owner, customerId)).toBeUndefined();
    await page.reload();
    await page.getByText('Amount Paid').waitFor();
    expect(await page.getByText(VISA).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it('pays without saving the card unless the box is ticked', async () => {
    const { id, customerId } = await anInvoiceOfCharging(owner);
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(`/pay/${id}`);
    await box(page).waitFor();
    await payButton(page).click();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('Amount Paid').waitFor();
    expect(await savedCardOf(owner, customerId)).toBeUndefined();
  });

  it('reaches all of it with the keyboard, and pays before the card is charged', async () => {
    const { id } = await anInvoiceToCharge();
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(`/pay/${id}`);
    await remove(page).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').textContent()).toMatch(/^Remove Visa/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Keep card');
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').textContent()).toMatch(VISA);
    const pay = page.getByRole('button', { name: 'Pay 200.00 CAD now instead' });
    for (let tabs = 0; tabs < 6 && !(await isFocused(pay)); tabs++) await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Pay 200.00 CAD now instead');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
  });
});

describe('the business', () => {
  it('stops a charge, and tries it again, which pays the invoice', async () => {
    const { id } = await anInvoiceToCharge();
    const { page, consoleErrors } = await openWindow(browser, { by: owner });
    await page.goto(`/invoices/${id}`);
    await page.getByText(/^Visa ••••.4242 will be charged 200\.00.CAD on /).waitFor();
    await page.getByRole('button', { name: 'Stop Charging' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop Charging' }).click();
    await page.getByText(/^Visa ••••.4242 is not charged for this invoice$/).waitFor();
    await page.getByText('Stopped charging the saved card').waitFor();
    const again = page.getByRole('button', { name: 'Try Again' });
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    await again.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Charge Now' }).click();
    await page.getByText(/^Visa ••••.4242 was charged 200\.00.CAD/).waitFor();
    expect((await owner.call<Invoice>('GET', `/invoices/${id}`)).body.status).toBe('PAID');
    await page.getByText(/will be charged/).waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);
  });

  it('sees the card at its customer with what they agreed to, and removes it', async () => {
    const { id, customerId } = await anInvoiceToCharge();
    const { page, consoleErrors } = await openWindow(browser, { by: owner });
    await page.goto(`/customers/${customerId}`);
    await page.getByText(VISA).waitFor();
    await page.getByText('What they agreed to').click();
    await page.getByText(/^Save this card and pay future invoices of Prairie Studio Ltd\./).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove Card' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Card' }).click();
    await page.getByText(VISA).waitFor({ state: 'detached' });
    // The charge is called off after the answer.
    const charge = async () => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body.charge;
    await expect.poll(charge).toMatchObject({ over: 'card-removed' });
    await page.goto(`/invoices/${id}`);
    await page.getByText('The card was removed. The customer can pay on the page of the invoice.').waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
