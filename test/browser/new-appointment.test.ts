import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { expectAccessible, expectLooksRight, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aCustomer, aPerson } from '#test/support/given.ts';
import { aBusyPerson, appointments, scheduleOf, today } from '#test/support/schedule-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

describe('an appointment', () => {
  it('is created with the keyboard only', async () => {
    const by = await aPerson();
    for (const name of ['Ann Lee', 'Bob Roy']) await aCustomer(by, { name });
    const { page } = await openWindow(browser, { by });
    await page.goto(scheduleOf(1));
    await page.getByRole('button', { name: 'New Meeting' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bob');
    await dialog.locator('[role=combobox][aria-activedescendant]').waitFor();
    // Escape closes the list, not the dialog.
    await page.keyboard.press('Escape');
    await dialog.getByRole('listbox').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('option', { name: /Bob Roy/ }).waitFor();
    await page.keyboard.press('Enter');
    expect(await dialog.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Bob Roy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Choose a date' }).getByRole('gridcell', { selected: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Choose a date' }).waitFor({ state: 'detached' });
    await dialog.getByLabel('Title').press('Enter');
    await page.getByText('Appointment created successfully').waitFor();
    // The schedule goes to the chosen day.
    await page.waitForURL(`**${scheduleOf(2)}`);
    await appointments(page).getByText('By keyboard').waitFor();
  });

  it('cannot be created for a day before today', async () => {
    const { page } = await openWindow(browser, { by: await aPerson() });
    await page.goto(`/appointments?from=${addDays(today, -7)}`);
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
    await dialog.getByRole('button', { name: 'Create Appointment' }).click();
    await dialog.getByText('Start time is required').waitFor();
    await dialog.getByLabel('Date').click();
    const calendar = page.getByRole('dialog', { name: 'Choose a date' });
    const yesterday = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(addDays(today, -1)),
    );
    if (addDays(today, -1).slice(0, 7) !== today.slice(0, 7)) {
      await calendar.getByRole('button', { name: /previous/i }).click();
    }
    expect(await calendar.getByRole('button', { name: yesterday }).first().isDisabled()).toBe(true);
  });

  it('shows a warning if its employee is busy, and can still be saved', async () => {
    const by = await aBusyPerson();
    await aCustomer(by, { name: 'Zoë' });
    const { page } = await openWindow(browser, { by, size: WIDTHS.phone, dark: true });
    await page.goto(scheduleOf(1));
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('At the same time');
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('zoe');
    await dialog.getByRole('option', { name: /Zoë/ }).click();
    await dialog.getByLabel('Employee').selectOption({ label: 'Sam Okafor' });
    await dialog.getByText('Sam Okafor has another appointment at this time').waitFor();
    await expectLooksRight(page);
    await dialog.getByRole('button', { name: 'Create Appointment' }).click();
    await page.getByText('Appointment created successfully').waitFor();
    await appointments(page).getByText('At the same time').waitFor();
  });

  it('keeps unsaved input while a new customer is added on top, and then selects that customer', async () => {
    const { page } = await openWindow(browser, { by: await aPerson() });
    await page.goto(scheduleOf(1));
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
    await dialog.getByLabel('Title').fill('With someone new');
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('Nina New');
    await dialog.getByText('No customers available. Create a new customer to proceed.').waitFor();
    await dialog.getByRole('button', { name: 'Create New Customer' }).click();
    const customer = page.getByRole('dialog', { name: 'Add Customer' });
    await customer.getByLabel('Email').fill('nina@example.com');
    // Cancelling prompts first, and leaves the appointment unchanged.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expectAccessible(page);
    await customer.getByLabel('Email').press('Enter');
    await page.getByText('Customer added successfully').waitFor();
    await customer.waitFor({ state: 'detached' });
    await dialog.getByRole('combobox', { name: 'Customer' }).and(page.locator(':focus')).waitFor();
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Nina New');
    expect(await dialog.getByLabel('Title').inputValue()).toBe('With someone new');
    await dialog.getByRole('button', { name: 'Create Appointment' }).click();
    await page.getByText('Appointment created successfully').waitFor();
    await appointments(page).getByText('nina@example.com').waitFor();
  });
});
