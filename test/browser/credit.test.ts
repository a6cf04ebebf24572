import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { CustomerReceipts, Receipt } from '#shared/receipt/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { button } from '#test/support/editor-page.ts';
import { effortCounter } from '#test/support/effort.ts';
import { aCustomer, aPersonReadyToSend, aSentInvoice, aStoredReceipt, type Person } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** A sent invoice of a customer over an amount, due on a day. */
const owed = (by: Person, customer: Customer, amount: number, dueDate = '2999-01-01') =>
  aSentInvoice(by, {
    ...{ customerId: customer.id, billingName: customer.name, billingEmail: customer.email, dueDate },
    ...{ paymentMethod: 'e-transfer', items: [{ name: 'Work', quantity: 1, rate: amount }] },
  });

async function receiptsOf(by: Person, { id }: Customer): Promise<CustomerReceipts> {
  return (await by.call<CustomerReceipts>('GET', `/receipts?customerId=${id}`)).body;
}

async function read(by: Person, { id }: Invoice): Promise<Pick<Invoice, 'status' | 'amountPaid'>> {
  const { status, amountPaid } = (await by.call<Invoice>('GET', `/invoices/${id}`)).body;
  return { status, amountPaid };
}

/** A button of a customer's newest payment. */
const action = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) }).first();
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

it('345.00 on an invoice of 344.93 takes at most 4 clicks from the list, and leaves 0.07 of credit', async () => {
  const by = await aPersonReadyToSend();
  const customer = await aCustomer(by);
  const invoice = await owed(by, customer, 344.93);
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto('/invoices');
  const person = effortCounter();
  await page.getByRole('row', { name: invoice.invoiceNumber }).hover();
  await person.click(button(page, `Record Payment: ${invoice.invoiceNumber}`));
  const record = page.getByRole('dialog', { name: 'Record Payment' });
  await person.type(record.getByLabel('Amount'), '345');
  await record.getByRole('radio', { name: `Keep as credit for ${customer.name}`, checked: true }).waitFor();
  await expectLooksRightEverywhere(page, record.getByText('0.07 CAD more than the balance').last());
  await changeLook(page, WIDTHS.desktop, 'light');
  await person.click(record.getByRole('button', { name: 'Record Payment' }));
  await page.getByText('Payment of 345.00 CAD recorded, with the rest as credit').waitFor();
  expect(person.effort().clicks).toBeLessThanOrEqual(4);
  expect(await read(by, invoice)).toEqual({ status: 'PAID', amountPaid: 344.93 });
  expect((await receiptsOf(by, customer)).credit).toEqual([{ currency: 'CAD', amount: 0.07 }]);
  expect(consoleErrors).toEqual([]);
});

it('349.99 for three invoices takes at most 5 clicks from the list of customers, or from a selection', async () => {
  const by = await aPersonReadyToSend();
  const customer = await aCustomer(by);
  const third = await owed(by, customer, 99.99, '2999-03-01');
  const second = await owed(by, customer, 150, '2999-02-01');
  const first = await owed(by, customer, 100, '2999-01-01');
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto('/customers');
  const person = effortCounter();
  await person.click(page.getByRole('link', { name: customer.name }).filter({ visible: true }).first());
  await person.click(button(page, 'Record Payment'));
  const record = page.getByRole('dialog', { name: 'Record Payment' });
  await record.getByLabel(`Amount for ${first.invoiceNumber}`).waitFor();
  await person.type(record.getByLabel('Amount', { exact: true }), '349.99');
  await expectLooksRightEverywhere(page, record.getByText(third.invoiceNumber));
  await changeLook(page, WIDTHS.desktop, 'light');
  const amounts = [first, second, third].map(({ invoiceNumber }) =>
    record.getByLabel(`Amount for ${invoiceNumber}`).inputValue(),
  );
  expect(await Promise.all(amounts)).toEqual(['100', '150', '99.99']);
  await page.keyboard.press('Enter');
  await page.getByText('Payment of 349.99 CAD recorded').waitFor();
  expect(person.effort().clicks).toBeLessThanOrEqual(5);
  for (const invoice of [first, second, third]) expect(await read(by, invoice)).toMatchObject({ status: 'PAID' });
  const { data, credit } = await receiptsOf(by, customer);
  expect(credit).toEqual([]);
  expect(data).toMatchObject([{ amount: 349.99, rest: 0 }]);
  await shown(page, 'Payments and Credit').waitFor();

  await Promise.all([owed(by, customer, 20), owed(by, customer, 30)]);
  await page.goto('/invoices?status=SENT');
  const again = effortCounter();
  await again.click(page.getByRole('checkbox', { name: 'Select this page' }));
  await again.click(
    page.getByRole('region', { name: 'Selected invoices' }).getByRole('button', { name: /^Record Payment/ }),
  );
  await again.click(record.getByRole('button', { name: 'Record Payment' }));
  await page.getByText('Payment of 50.00 CAD recorded').waitFor();
  expect(again.effort().clicks).toBeLessThanOrEqual(5);
  expect((await receiptsOf(by, customer)).data).toMatchObject([{ amount: 50, rest: 0 }, { amount: 349.99 }]);
  expect(consoleErrors).toEqual([]);
});

it('credit pays an invoice with one click on its page, and is taken back, used again and given back', async () => {
  const by = await aPersonReadyToSend();
  const customer = await aCustomer(by);
  const invoice = await owed(by, customer, 100);
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/customers/${customer.id}`);
  await button(page, 'Record Payment').click();
  const record = page.getByRole('dialog', { name: 'Record Payment' });
  await record.getByLabel(`Amount for ${invoice.invoiceNumber}`).waitFor();
  await record.getByLabel('Amount', { exact: true }).fill('250');
  await record.getByLabel(`Amount for ${invoice.invoiceNumber}`).fill('40');
  await record.getByText(`210.00 CAD stays as credit for ${customer.name}.`).waitFor();
  await expectLooksRightEverywhere(page, record.getByRole('button', { name: 'Fill In Again' }));
  await changeLook(page, WIDTHS.desktop, 'light');
  await record.getByRole('button', { name: 'Record Payment' }).click();
  await shown(page, '210.00 CAD of it is credit.').waitFor();
  await expectLooksRightEverywhere(page, shown(page, '210.00 CAD of it is credit.'));
  await changeLook(page, WIDTHS.desktop, 'light');

  await page.goto(`/invoices/${invoice.id}`);
  await shown(page, `${customer.name} has 210.00 CAD of credit.`).waitFor();
  await expectLooksRightEverywhere(page, shown(page, `${customer.name} has 210.00 CAD of credit.`));
  await changeLook(page, WIDTHS.desktop, 'light');
  await button(page, 'Use Credit').click();
  await page.getByText('60.00 CAD of credit used').waitFor();
  expect(await read(by, invoice)).toEqual({ status: 'PAID', amountPaid: 100 });

  await page.goto(`/invoices/${invoice.id}?show=payments`);
  const payments = page.getByRole('dialog', { name: 'Payments' });
  await expectLooksRightEverywhere(page, payments.getByRole('list', { name: 'Payments' }));
  await payments
    .getByRole('button', { name: /^Void / })
    .first()
    .click();
  const voiding = page.getByRole('dialog', { name: 'Void Payment' });
  await voiding.getByText(/the amount is your customer’s credit/).waitFor();
  await voiding.getByRole('button', { name: 'Void Payment' }).click();
  await payments.getByText(`${customer.name} has 250.00 CAD of credit.`).waitFor();
  await payments.getByRole('button', { name: 'Use Credit' }).click();
  await page.getByText('100.00 CAD of credit used').waitFor();
  await payments.getByText('Credit', { exact: true }).waitFor();
  await expectLooksRightEverywhere(page, payments.getByText('Credit', { exact: true }));
  await changeLook(page, WIDTHS.desktop, 'light');

  const another = await owed(by, customer, 30);
  await page.goto(`/customers/${customer.id}`);
  await action(page, 'Apply to Invoices').click();
  const apply = page.getByRole('dialog', { name: 'Apply to Invoices' });
  await apply.getByText('120.00 CAD stays as credit.').waitFor();
  await expectLooksRightEverywhere(page, apply.getByText(another.invoiceNumber));
  await changeLook(page, WIDTHS.desktop, 'light');
  await apply.getByRole('button', { name: 'Use Credit' }).click();
  await shown(page, '120.00 CAD of it is credit.').waitFor();
  await action(page, 'Give Back').click();
  const back = page.getByRole('dialog', { name: 'Give Back Credit' });
  await expectLooksRightEverywhere(page, back.getByLabel('Amount'));
  await changeLook(page, WIDTHS.desktop, 'light');
  await back.getByLabel('Amount').fill('100');
  await back.getByRole('button', { name: 'Give Back' }).click();
  await shown(page, '20.00 CAD of it is credit.').waitFor();
  await shown(page, /^100\.00 CAD given back/).waitFor();
  expect(await onlyReceipt(by, customer)).toMatchObject({ amount: 250, rest: 20, returned: 100 });
  expect(consoleErrors).toEqual([]);
});

it('a payment for two invoices is voided as a whole', async () => {
  const by = await aPersonReadyToSend();
  const customer = await aCustomer(by);
  const invoices = await Promise.all([owed(by, customer, 100), owed(by, customer, 50)]);
  const applications = invoices.map(({ id, total }) => ({ invoiceId: id, amount: total }));
  await aStoredReceipt(by, { customerId: customer.id, amount: 150, applications });
  const { page } = await openWindow(browser, { by });
  await page.goto(`/customers/${customer.id}`);
  await action(page, 'Void').click();
  const voiding = page.getByRole('dialog', { name: 'Void Payment' });
  await voiding.getByText(/which are due again/).waitFor();
  await expectLooksRightEverywhere(page, voiding.getByLabel('Reason'));
  await voiding.getByLabel('Reason').fill('Typed twice');
  await page.keyboard.press('Enter');
  await shown(page, /Voided .*: Typed twice/).waitFor();
  for (const invoice of invoices) expect(await read(by, invoice)).toMatchObject({ status: 'SENT' });
});

async function onlyReceipt(by: Person, customer: Customer): Promise<Receipt | undefined> {
  return (await receiptsOf(by, customer)).data[0];
}
