import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { Series } from '#shared/series/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { productUrl } from '#test/support/client.ts';
import { button } from '#test/support/editor-page.ts';
import { effortCounter } from '#test/support/effort.ts';
import { aCustomer, aPersonReadyToSend, aStoredInvoice, todayOf } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** The same day of the month before; of a longer month's last days, its last one. */
function monthBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Runs what is due once an invoice is to be made, which is today. */
async function runSchedules(at: string): Promise<void> {
  const now = new Date().toISOString();
  const body = JSON.stringify({ at: at > now ? at : now });
  const run = await fetch(`${productUrl()}/local/schedules/run`, {
    ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
  });
  expect(await run.json()).toMatchObject({ isDone: true });
}

it('an invoice becomes recurring in 6 clicks, and its first one is made and sent by itself', async () => {
  const by = await aPersonReadyToSend();
  const email = `${crypto.randomUUID()}@example.com`;
  const customer = await aCustomer(by, { language: 'en', email });
  const issueDate = monthBefore(await todayOf(by));
  const source = await aStoredInvoice(by, {
    ...{ customerId: customer.id, billingName: customer.name, billingEmail: email },
    ...{ issueDate, dueDate: addDays(issueDate, 30), paymentMethod: 'e-transfer' },
    paymentTerms: 'Payment is due within 30 days of the invoice date.',
  });
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/invoices/${source.id}`);
  const person = effortCounter();
  await person.click(button(page, `Actions for ${source.invoiceNumber}`));
  await person.click(page.getByRole('menuitem', { name: 'Make Recurring' }));
  await page.getByRole('heading', { name: 'New Recurring Invoice' }).waitFor();
  await person.click(button(page, 'Schedule').filter({ visible: true }).first());
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByText('Every month').first().waitFor();
  await person.click(dialog.getByRole('button', { name: 'Start' }));
  await page.waitForURL(/\/invoices\/recurring\/[\w-]+$/);
  await page.getByText('Active').first().waitFor();
  expect(person.effort().clicks).toBeLessThanOrEqual(6);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = async () => (await by.call<Series>('GET', `/series/${id}`)).body;
  const { coming, mode } = await read();
  expect(mode).toBe('send');
  await expectLooksRightEverywhere(page, page.getByText('Next invoices'));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await runSchedules(coming[0]?.at ?? '');
  await expect.poll(async () => (await read()).madeCount).toBe(1);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await changeLook(page, WIDTHS.phone, 'light');
  await page.reload();
  const made = page.getByRole('list', { name: 'Invoices', exact: true }).getByRole('listitem');
  await made.getByText('Sent').waitFor();
  await made.getByRole('link').click();
  await page.getByRole('link', { name: 'Made by a recurring invoice' }).click();
  await page.waitForURL(`**/invoices/recurring/${id}`);

  const { data } = (await by.call<{ data: InvoiceListItem[] }>('GET', '/invoices')).body;
  expect(data.filter(({ seriesId }) => seriesId === id)).toMatchObject([{ status: 'SENT', issueDate: coming[0]?.day }]);
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Recurring', exact: true }).click();
  await page.getByRole('list', { name: 'Recurring Invoices' }).getByText('Every month').waitFor();
  await expectLooksRightEverywhere(page, page.getByText('Every month'));
  expect(consoleErrors).toEqual([]);
});
