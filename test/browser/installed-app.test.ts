import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayIn } from '#shared/calendar-day.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { expectAccessible, expectNoSidewaysScroll, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aCustomer, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let person: Person;

beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
});

/** A window of the app as installed on a phone: no headless browser installs apps. */
async function openInstalled() {
  const opened = await openWindow(browser, { by: person, size: WIDTHS.phone, fresh: true });
  await opened.page.addInitScript(() => {
    const matches = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? matches('all') : matches(query));
  });
  return opened;
}

/** Waits until everything that is readable offline is on the device. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const { invoices, appointments } = JSON.parse(localStorage.getItem('offlineCopy') ?? '{}');
      const worker = (await navigator.serviceWorker.getRegistration())?.active;
      return Boolean(invoices && appointments) && worker?.state === 'activated';
    });
  await expect.poll(kept).toBe(true);
}

it('starts without a connection with the invoices and today’s appointments, and changes nothing', async () => {
  const invoice = await aStoredInvoice(person);
  const customer = await aCustomer(person, { name: 'Café Léger', phone: '+1 416 555 0123' });
  const today = dayIn('America/Toronto', new Date());
  for (const [title, day] of [
    ['Measure the roof', today],
    ['Lay the first row', addDays(today, 2)],
  ] as const) {
    await anAppointment(person, { title, customerId: customer.id, startTime: `${day}T12:15[America/Toronto]` });
  }
  const { page, context } = await openInstalled();
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await page.getByText(invoice.invoiceNumber, { exact: true }).waitFor();
  const appointments = page.getByRole('region', { name: /^Today, / });
  await appointments.getByText('Measure the roof').waitFor();
  await appointments.getByText('Coming up').waitFor();
  expect(await appointments.getByRole('link', { name: '+1 416 555 0123' }).first().getAttribute('href')).toMatch(
    /^tel:/,
  );
  expect(await page.getByRole('textbox').count()).toBe(0);
  const copy = await page.evaluate(() => localStorage.getItem('offlineCopy'));
  expect(copy).not.toMatch(/token/i);
  expect(copy).not.toContain(customer.email);
  // Back online, it becomes the app again by itself.
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Invoices' }).waitFor();
  // Checked with a connection: axe's session of DevTools would end the lack of one.
  await page.goto('/offline.html');
  await appointments.waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

it('shows nothing once its user has logged out', async () => {
  const { page, context } = await openInstalled();
  await page.goto('/fr/');
  await page.waitForURL('**/invoices');
  await untilKept(page);
  await page.evaluate(() => localStorage.removeItem('session'));
  await context.setOffline(true);
  await page.goto('/fr/invoices').catch(() => undefined);
  await page.getByText('Vous êtes hors ligne').waitFor();
  expect(await page.getByRole('region').count()).toBe(0);
});
