import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { payByCard } from '#test/support/card-payment.ts';
import { changeLook } from '#test/support/change-look.ts';
import { button } from '#test/support/editor-page.ts';
import { effortCounter } from '#test/support/effort.ts';
import { aCustomer, anInvoice, aPersonTakingCards, type Person } from '#test/support/given.ts';
import { aPaidDeposit } from '#test/support/given-deposit.ts';

let browser: Browser;
let by: Person;
let customer: Customer;
beforeAll(async () => {
  browser = await startBrowser();
  by = await aPersonTakingCards();
  const taxRegistrations = { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' };
  await by.call('POST', '/companies', {
    body: { name: 'Boréal', province: 'Québec', address: '12 Main St', email: 'studio@example.com', taxRegistrations },
  });
  customer = await aCustomer(by, { language: 'en' });
});

/** Who is billed. */
const billed = () => ({
  ...{ customerId: customer.id, billingName: customer.name, language: 'en' as const },
  ...{ billingProvince: 'Québec', billingCountry: 'Canada' },
});

/** A draft of 1,149.75 CAD, taxes included. */
async function aDraft(): Promise<Invoice> {
  const items = [{ name: 'Kitchen', quantity: 1, rate: 1000 }];
  const body = anInvoice({ ...billed(), billingEmail: customer.email, items, taxMode: 'province' });
  const { body: draft } = await by.call<Invoice>('POST', '/invoices', { body });
  expect(draft.total).toBe(1149.75);
  return draft;
}

const read = async (id: string) => (await by.call<Invoice>('GET', `/invoices/${id}`)).body;
const account = async () => (await by.call<CustomerAccount>('GET', `/customers/${customer.id}/account`)).body;
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

it('a deposit of 500.00 for a draft takes 5 clicks to be sent, is paid on a phone, and pays the invoice with one', async () => {
  const draft = await aDraft();
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/invoices/${draft.id}`);
  await shown(page, 'Timeline').waitFor();
  const person = effortCounter();
  await person.click(button(page, `Actions for ${draft.invoiceNumber}`));
  await person.click(page.getByRole('menuitem', { name: 'Request a Deposit' }));
  const request = page.getByRole('dialog', { name: 'Request a Deposit' });
  await person.type(request.getByLabel('Amount'), '500');
  await expectLooksRightEverywhere(page, request.getByText('Of 1,149.75 CAD, taxes included'));
  await changeLook(page, WIDTHS.desktop, 'light');
  await person.click(request.getByRole('button', { name: 'Create Request' }));
  await page.getByRole('heading', { name: /^DEP-/ }).waitFor();
  const depositId = idIn(page);
  await expectLooksRightEverywhere(page, page.getByRole('button', { name: 'Send Deposit Request' }));
  await changeLook(page, WIDTHS.desktop, 'light');
  await page.getByText('No tax is charged on a deposit').first().waitFor();
  await person.click(page.getByRole('button', { name: 'Send Deposit Request' }).filter({ visible: true }));
  const send = page.getByRole('alertdialog', { name: 'Send Deposit Request' });
  await person.click(send.getByRole('button', { name: 'Send', exact: true }));
  await page.getByText('Deposit request sent').waitFor();
  expect(person.effort().clicks).toBeLessThanOrEqual(5);
  expect(await read(draft.id)).toMatchObject({ status: 'DRAFT', deposits: [depositId] });
  const { invoiceNumber: number } = await read(depositId);
  expect(consoleErrors).toEqual([]);

  const payer = await openWindow(browser, { size: WIDTHS.phone });
  await payer.page.goto(`/pay/${depositId}`);
  await payer.page.getByRole('button', { name: 'Pay Now 500.00 CAD' }).waitFor();
  await expectLooksRightEverywhere(
    payer.page,
    payer.page.getByText('This is a request for a deposit, not an invoice.'),
  );
  await changeLook(payer.page, WIDTHS.phone, 'light');
  await payer.page.getByText('Deposit request', { exact: true }).first().waitFor();
  await payByCard(by, depositId);
  await payer.page.reload();
  await payer.page.getByText('This deposit is paid. Thank you.').waitFor();
  expect(payer.consoleErrors).toEqual([]);

  await page.goto(`/invoices/${draft.id}`);
  await expectLooksRightEverywhere(page, page.getByText('What is paid of it pays this invoice once that is sent.'));
  await changeLook(page, WIDTHS.desktop, 'light');
  await page.goto(`/customers/${customer.id}`);
  await expectLooksRightEverywhere(page, page.getByRole('heading', { name: 'Deposits held' }));
  await changeLook(page, WIDTHS.desktop, 'light');
  await page.goto('/invoices');
  await expectLooksRightEverywhere(page, shown(page, '500.00 held'));
  await changeLook(page, WIDTHS.desktop, 'light');

  await by.call('PATCH', `/invoices/${draft.id}`, { body: { status: 'SENT' } });
  expect(await read(draft.id)).toMatchObject({ amountPaid: 500, tax: 149.75, status: 'SENT' });
  expect(await account()).not.toHaveProperty('deposits');
  const other = await aPaidDeposit(by, 100, billed());
  await page.goto(`/invoices/${draft.id}`);
  const use = page.getByRole('button', { name: `Use Deposit ${other.invoiceNumber} (100.00)` });
  await expectLooksRightEverywhere(page, use);
  await changeLook(page, WIDTHS.desktop, 'light');
  const applying = effortCounter();
  await applying.click(use);
  await page.getByText(`100.00 CAD of deposit ${other.invoiceNumber} used`).waitFor();
  expect(applying.effort().clicks).toBe(1);
  expect(await read(draft.id)).toMatchObject({ amountPaid: 600, tax: 149.75, status: 'SENT' });

  await payer.page.goto(`/pay/${draft.id}`);
  await payer.page.getByText(`Deposit ${number}, applied on`).first().waitFor();
  await payer.page.getByRole('button', { name: 'Pay Now 549.75 CAD' }).waitFor();
  await page.goto(`/invoices/${depositId}?show=payments`);
  const payments = page.getByRole('dialog', { name: 'Payments' });
  await payments.getByRole('link', { name: draft.invoiceNumber }).waitFor();
  await expectLooksRightEverywhere(page, payments.getByText(`Deposit request ${number}`));
  expect(await payments.getByRole('button', { name: /Credit Note|Write Off/ }).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

it('a paid deposit is applied from its own page, or kept, which makes an invoice that includes the taxes', async () => {
  const [applied, kept] = [await aPaidDeposit(by, 500, billed()), await aPaidDeposit(by, 50, billed())];
  const draft = await aDraft();
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/invoices/${applied.id}`);
  await expectLooksRightEverywhere(page, page.getByRole('button', { name: 'Apply to an Invoice' }));
  await changeLook(page, WIDTHS.desktop, 'light');
  const person = effortCounter();
  await person.click(button(page, 'Apply to an Invoice'));
  const apply = page.getByRole('dialog', { name: 'Apply to an Invoice' });
  await apply.getByRole('radio', { name: new RegExp(draft.invoiceNumber) }).check();
  await expectLooksRightEverywhere(page, apply.getByText(/It is a draft, which is issued by this\./));
  await changeLook(page, WIDTHS.desktop, 'light');
  await person.click(apply.getByRole('button', { name: 'Apply Deposit' }));
  await page.getByText(`500.00 CAD applied to invoice ${draft.invoiceNumber}`).first().waitFor();
  expect(await read(draft.id)).toMatchObject({ amountPaid: 500, status: 'SENT' });

  await page.goto(`/invoices/${kept.id}`);
  await button(page, 'Keep Deposit…').click();
  const keep = page.getByRole('dialog', { name: 'Keep Deposit' });
  await keep.getByText('2.38').waitFor();
  await expectLooksRightEverywhere(page, keep.getByText('4.54'));
  await changeLook(page, WIDTHS.desktop, 'light');
  await keep.getByRole('button', { name: 'Keep Deposit' }).click();
  await page.getByRole('heading', { name: /^INV-/ }).waitFor();
  expect(await read(idIn(page))).toMatchObject({ total: 50, tax: 6.92, status: 'PAID' });
  expect(await account()).not.toHaveProperty('deposits');
  expect(consoleErrors).toEqual([]);
});

it('a deposit of a customer is asked for on their page in 3 clicks, and its request edited without taxes', async () => {
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/customers/${customer.id}`);
  const person = effortCounter();
  await person.click(button(page, 'Request a Deposit'));
  const request = page.getByRole('dialog', { name: 'Request a Deposit' });
  await person.type(request.getByLabel('Amount'), '250');
  await person.type(request.getByLabel('For'), 'Bathroom');
  await expectLooksRightEverywhere(page, request.getByLabel('For'));
  await changeLook(page, WIDTHS.desktop, 'light');
  await person.click(request.getByRole('button', { name: 'Create Request' }));
  await page.getByRole('heading', { name: /^DEP-/ }).waitFor();
  expect(person.effort().clicks).toBeLessThanOrEqual(3);
  expect(await read(idIn(page))).toMatchObject({ total: 250, items: [{ name: 'Deposit: Bathroom' }] });
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('heading', { name: 'Edit Deposit Request' }).waitFor();
  await page.getByRole('tab', { name: 'Payment' }).click();
  await page.getByText('No tax is charged on a deposit').first().waitFor();
  await shown(page, 'Deposit request').waitFor();
  expect(consoleErrors).toEqual([]);
});
