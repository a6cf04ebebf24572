import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { CustomerReceipts } from '#shared/receipt/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { button } from '#test/support/editor-page.ts';
import { effortCounter } from '#test/support/effort.ts';
import { aCustomer, aPersonReadyToSend, aSentInvoice } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('a payer says on a phone that they sent 350.06, which pays three invoices with at most 4 clicks of the owner', async () => {
  const by = await aPersonReadyToSend();
  const customer = await aCustomer(by);
  const owed = (amount: number, dueDate: string): Promise<Invoice> =>
    aSentInvoice(by, {
      ...{ customerId: customer.id, billingName: customer.name, billingEmail: customer.email, dueDate },
      ...{ paymentMethod: 'e-transfer', items: [{ name: 'Work', quantity: 1, rate: amount }] },
    });
  const third = await owed(99.99, '2999-03-01');
  const second = await owed(150, '2999-02-01');
  const first = await owed(100, '2999-01-01');

  const owner = await openWindow(browser, { by });
  await owner.page.goto('/payment-settings');
  const choice = owner.page.getByRole('switch', { name: 'Payers may say how much they sent' });
  await choice.click();
  await expectLooksRightEverywhere(owner.page, choice);
  await changeLook(owner.page, WIDTHS.desktop, 'light');
  await button(owner.page, 'Save Changes').click();
  await owner.page.getByText('Payment settings updated successfully').waitFor();

  const payer = await openWindow(browser, { size: WIDTHS.phone });
  await payer.page.goto(`/pay/${second.id}`);
  const sent = payer.page.getByLabel('Amount sent');
  await sent.waitFor();
  expect(await sent.inputValue()).toBe('150.00');
  await sent.fill('nothing');
  await sent.press('Enter');
  await payer.page.getByText('Enter the amount that you sent.').waitFor();
  await sent.fill('350.06');
  // The field moves between the columns, and keeps what was typed.
  await expectLooksRightEverywhere(payer.page, sent);
  await changeLook(payer.page, WIDTHS.phone, 'light');
  expect(await sent.inputValue()).toBe('350.06');
  await sent.press('Enter');
  await payer.page.getByText('Amount Reported').waitFor();
  const seen = (await payer.page.locator('body').textContent()) ?? '';
  for (const hidden of ['350.06', first.invoiceNumber, third.invoiceNumber]) expect(seen).not.toContain(hidden);

  const { page } = owner;
  await page.goto(`/invoices/${second.id}`);
  await page.getByText('said they sent 350.06 CAD by e-Transfer').waitFor();
  const person = effortCounter();
  await person.click(page.getByRole('button', { name: 'Confirm e-Transfer' }).first());
  const payments = page.getByRole('dialog', { name: 'Payments' });
  await payments.getByText(/^This is more than the balance of 150.00 CAD/).waitFor();
  await expectLooksRightEverywhere(page, payments.getByText(/^This is more than the balance/));
  await changeLook(page, WIDTHS.desktop, 'light');
  await person.click(payments.getByRole('button', { name: 'Confirm Payment' }));
  const record = page.getByRole('dialog', { name: 'Record Payment' });
  await record.getByText(`0.07 CAD stays as credit for ${customer.name}.`).waitFor();
  await expectLooksRightEverywhere(page, record.getByLabel(`Amount for ${third.invoiceNumber}`));
  await changeLook(page, WIDTHS.desktop, 'light');
  await person.click(record.getByRole('button', { name: 'Record Payment' }));
  await page.getByText('Payment of 350.06 CAD recorded').waitFor();
  expect(person.effort().clicks).toBeLessThanOrEqual(4);

  for (const { id } of [first, second, third]) {
    const { body } = await by.call<Invoice>('GET', `/invoices/${id}`);
    expect(body.status).toBe('PAID');
    expect(body).not.toHaveProperty('claim');
  }
  const { body } = await by.call<CustomerReceipts>('GET', `/receipts?customerId=${customer.id}`);
  expect(body).toMatchObject({ data: [{ amount: 350.06, rest: 0.07 }], credit: [{ amount: 0.07 }] });
  await payer.page.reload();
  await payer.page.getByText('This invoice is paid. Thank you.').waitFor();
  expect([...owner.consoleErrors, ...payer.consoleErrors]).toEqual([]);
}, 240_000);
