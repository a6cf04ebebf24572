import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { read } from '#test/support/appointment-calls.ts';
import {
  expectLooksRight,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { aPersonReadyToSend, aStoredInvoice } from '#test/support/given.ts';
import { aPng } from '#test/support/images.ts';
import { aPdf } from '#test/support/pdfs.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('a photo taken at an appointment is on its invoice, and what was left out is not', async () => {
  const owner = await aPersonReadyToSend();
  const { id } = await anAppointment(owner, { title: 'Leak in the kitchen' });
  await owner.call('PATCH', `/appointments/${id}`, { body: { status: 'confirmed' } });
  const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone, by: owner });
  await page.goto(`/appointments/${id}`);
  const input = page.getByLabel('Attach Files');
  await input.waitFor({ state: 'attached' });
  await page.getByLabel('Take Photo').setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: aPng() });
  await page.getByRole('button', { name: 'leak.png', exact: true }).waitFor();
  await input.setInputFiles({ name: 'my-notes.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  const notes = page.getByRole('button', { name: 'my-notes.pdf', exact: true });
  await notes.waitFor();
  await expectLooksRightEverywhere(page, notes);
  const [download] = await Promise.all([page.waitForEvent('download'), notes.click()]);
  expect(download.suggestedFilename()).toBe('my-notes.pdf');
  expect(await download.failure()).toBeNull();
  expect(page.url()).toContain(`/appointments/${id}`);

  await page.getByRole('link', { name: 'Invoice this' }).click();
  const files = page.locator('details', { hasText: 'Files:' });
  await files.getByText('leak.png, my-notes.pdf').click();
  await files.getByLabel('my-notes.pdf').uncheck();
  expect(await files.getByLabel('leak.png').isChecked()).toBe(true);
  await expectLooksRightEverywhere(page, files);
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  await save.click();
  await page.getByLabel('Rate').fill('80');
  await save.click();
  await page.waitForURL(/\/invoices$/);

  const { invoiceId = '' } = await read(owner, { id });
  const { body } = await owner.call<Invoice>('GET', `/invoices/${invoiceId}`);
  expect(body.attachments?.map(({ name }) => name)).toEqual(['leak.png']);
  await page.goto(`/invoices/${invoiceId}`);
  await page.getByRole('link', { name: 'leak.png' }).waitFor();
  await expectLooksRight(page);
  expect(consoleErrors).toEqual([]);
});

it.each(['appointment', 'invoice'] as const)(
  'a file of an %s is saved while another is sent, which goes on',
  async (kind) => {
    const owner = await aPersonReadyToSend();
    const { id } = kind === 'appointment' ? await anAppointment(owner) : await aStoredInvoice(owner);
    const { page, consoleErrors } = await openWindow(browser, { by: owner });
    await page.goto(`/${kind}s/${id}`);
    const input = page.getByLabel('Attach Files');
    const choose = (name: string) => input.setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf() });
    const file = (name: string) => page.getByRole(kind === 'invoice' ? 'link' : 'button', { name, exact: true });
    await choose('plan.pdf');
    await file('plan.pdf').waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/parts', async (route) => {
      await held.promise;
      await route.continue();
    });
    await choose('notes.pdf');
    await page.getByRole('progressbar', { name: 'Attaching notes.pdf' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), file('plan.pdf').click()]);
    expect(download.suggestedFilename()).toBe('plan.pdf');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    held.resolve();
    await file('notes.pdf').waitFor();
    expect(consoleErrors).toEqual([]);
  },
);
