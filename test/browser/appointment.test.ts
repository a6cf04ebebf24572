import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAppointment } from '#test/support/an-appointment.ts';
import {
  expectLooksRight,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { aCustomer, aPerson } from '#test/support/given.ts';
import { appointments, scheduleOf } from '#test/support/schedule-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

describe('an appointment', () => {
  it('shows an error if it does not exist', async () => {
    const { page } = await openWindow(browser, { by: await aPerson(), size: WIDTHS.phone });
    await page.goto('/appointments/nothing-here');
    await page.getByText('Appointment Not Found').waitFor();
    await page.getByText("We couldn't find the appointment you're looking for.").waitFor();
    await expectLooksRight(page);
    await page.getByRole('link', { name: 'Back to Calendar' }).click();
    await page.getByRole('heading', { name: 'Schedule' }).waitFor();
  });

  it('is created on a phone, read, changed, confirmed, invoiced, cancelled and deleted', async () => {
    const by = await aPerson();
    await aCustomer(by);
    const { page, consoleErrors } = await openWindow(browser, { by });
    await page.goto(scheduleOf(2));
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
    await dialog.getByLabel('Title').fill('Kick-off');
    await dialog.getByRole('combobox', { name: 'Customer' }).click();
    const option = dialog.getByRole('option', { name: /Café Léger/ });
    await expectLooksRightEverywhere(page, option);
    await option.click();
    await dialog.getByLabel('Duration').selectOption('1 hour');
    await dialog.getByLabel('Notes').fill('Bring the sketches');
    const nobody = dialog.getByText('No employees available. Please add employees to your company first.');
    await expectLooksRightEverywhere(page, nobody);
    await dialog.getByRole('button', { name: 'Create Appointment' }).click();
    await page.getByText('Appointment created successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await appointments(page).getByText('9:00 AM – 10:00 AM').waitFor();
    expect(await appointments(page).count()).toBe(1);

    await page.getByRole('link', { name: 'Kick-off' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kick-off' }).waitFor();
    await page.getByText('Bring the sketches').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Appointment' });
    expect(await edit.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Café Léger');
    await edit.getByLabel('Hour').selectOption('12');
    await edit.getByLabel('AM or PM').selectOption('PM');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Appointment updated successfully').waitFor();
    await page.getByText('12:00 PM – 1:00 PM').waitFor();

    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const confirming = page.getByRole('alertdialog', { name: 'Confirm this appointment?' });
    await expectLooksRightEverywhere(page, confirming.getByRole('switch', { name: 'Email them about it' }));
    await confirming.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    const sent = page.getByText('Confirmation sent');
    await expectLooksRightEverywhere(page, sent);

    await page.getByRole('link', { name: 'Invoice this' }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Café Léger');
    await page.goBack();
    await page.getByRole('button', { name: 'Cancel Appointment' }).click();
    const cancelling = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await cancelling.getByRole('button', { name: 'Cancel Appointment' }).click();
    await page.getByText('Cancelled', { exact: true }).waitFor();
    await page.getByText('Cancellation sent').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Cancel Appointment' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    const warning = 'This action cannot be undone. This will permanently delete the appointment.';
    await expectLooksRightEverywhere(page, question.getByText(warning));
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Appointment deleted successfully').waitFor();
    await page.waitForURL((url) => url.pathname === '/appointments');
    await page.goto(scheduleOf(2));
    await page.getByText('No Appointments', { exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('is invoiced across a reload, leads to its invoice, and to none once that is deleted', async () => {
    const by = await aPerson();
    const { id } = await anAppointment(by);
    await by.call('PATCH', `/appointments/${id}`, { body: { status: 'confirmed' } });
    const { page, consoleErrors } = await openWindow(browser, { by });
    await page.goto(`/appointments/${id}`);
    await page.getByRole('link', { name: 'Invoice this' }).click();
    await page.getByLabel('City').fill('Banff');
    await page.reload();
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Banff');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByLabel('Rate').fill('80');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('Invoice created successfully!').waitFor();

    await page.goto(`/appointments/${id}`);
    const invoice = page.getByRole('link', { name: 'View invoice' });
    await expectLooksRightEverywhere(page, invoice);
    await invoice.click();
    await page.getByText('Kick-off meeting').first().waitFor();
    const invoiceId = new URL(page.url()).pathname.split('/').at(-1);
    expect((await by.call('DELETE', `/invoices/${invoiceId}`)).status).toBe(204);
    await page.goBack();
    await page.getByRole('link', { name: 'Invoice this' }).waitFor();
    await expect.poll(() => invoice.count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});
