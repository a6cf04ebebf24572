import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, localDay } from '#shared/calendar-day.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { aCustomer, anEmployeeOf, aPerson, type Person } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const today = localDay(new Date());
/** A time of a day on the clock of this machine, which the browser shares unless told. */
const at = (time: string, days = 1) => new Date(`${addDays(today, days)}T${time}`).toISOString();
const scheduleOf = (days: number) => `/appointments?day=${addDays(today, days)}`;

const LONG = 'Averylongnamewithoutanyspaceinit'.repeat(5);

/** Somebody with an employee, and a busy day tomorrow. */
async function aBusyPerson(): Promise<Person & { employeeId: string }> {
  const owner = await aPerson();
  const sam = await anEmployeeOf(owner);
  await sam.call('PATCH', '/profile', { body: { email: sam.email, firstName: 'Sam', lastName: 'Okafor' } });
  const { id: customerId } = await aCustomer(owner, { name: LONG, email: `${'x'.repeat(50)}@example.com` });
  const { employeeId } = sam;
  const notes = 'Bring the sketches. '.repeat(90);
  await anAppointment(owner, { customerId, startTime: at('09:00'), title: LONG, notes, employeeId });
  const statuses = { '10:00': 'confirmed', '11:30': 'cancelled' } as const;
  for (const [time, status] of Object.entries(statuses)) {
    const { id } = await anAppointment(owner, { startTime: at(time), duration: 90, title: `Meeting at ${time}` });
    await owner.call('PATCH', `/appointments/${id}`, { body: { status } });
  }
  return { ...owner, employeeId };
}

const appointments = (page: Page) => page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
const dayButtons = (page: Page) => page.getByRole('list', { name: 'Days' }).getByRole('button');
const pressedDay = (page: Page) => page.getByRole('list', { name: 'Days' }).getByRole('button', { pressed: true });

describe('the schedule', () => {
  let person: Person & { employeeId: string };
  beforeAll(async () => {
    person = await aBusyPerson();
  });

  it('works empty, as cards and as a list', async () => {
    const by = person;
    await expectScreenWorks(browser, { path: scheduleOf(3), shows: 'No appointments scheduled for this day.', by });
    await expectScreenWorks(browser, { path: scheduleOf(1), shows: 'Meeting at 10:00', by });
    for (const size of [WIDTHS.desktop, WIDTHS.phone]) {
      const { page, context, complaints } = await openWindow(browser, { size, by, dark: size === WIDTHS.phone });
      await page.goto(scheduleOf(1));
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await page.getByText('Meeting at 10:00').waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The choice is remembered.
      await page.reload();
      await page.getByText('Meeting at 10:00').waitFor();
      expect(await page.getByRole('button', { name: 'List', exact: true }).getAttribute('aria-pressed')).toBe('true');
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('shows on a card all that one needs on the way there', async () => {
    const { page, context } = await openWindow(browser, { by: person });
    await page.goto(scheduleOf(1));
    const card = appointments(page).filter({ hasText: 'Meeting at 10:00' });
    for (const text of [
      '10:00 AM – 11:30 AM',
      'Confirmed',
      'Café Léger',
      'billing@example.com',
      '+1 514 555 0100',
      /410 rue Saint-Paul, Montréal, QC H2Y.1H2, Canada/,
    ]) {
      await card.getByText(text).waitFor();
    }
    await appointments(page).getByText('Pending').waitFor();
    await appointments(page).getByText('Cancelled').waitFor();
    const notes = page.getByText(/^Bring the sketches/);
    const lines = await notes.evaluate(
      (paragraph) => paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    await context.close();
  });

  it('moves by seven days and back to today, and keeps its place in the address', async () => {
    const { page, context } = await openWindow(browser, { by: person });
    await page.goto('/appointments');
    await page.getByText('3 appointments in these 7 days').waitFor();
    expect(await dayButtons(page).count()).toBe(7);
    await pressedDay(page).and(page.locator('[aria-current=date]')).waitFor();
    await dayButtons(page).nth(1).click();
    await page.getByText('3 appointments', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(`**/appointments?from=${addDays(today, 7)}&day=${addDays(today, 8)}`);
    await page.getByText('0 appointments in these 7 days').waitFor();
    await page.reload();
    await pressedDay(page)
      .getByText(String(Number(addDays(today, 8).slice(8))), { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Prev' }).click();
    await page.waitForURL(`**${scheduleOf(1)}`);
    await page.getByRole('button', { name: 'Prev' }).click();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await page.waitForURL((url) => url.search === '');
    await pressedDay(page).and(page.locator('[aria-current=date]')).waitFor();
    await page.goBack();
    await page.waitForURL(`**/appointments?from=${addDays(today, -7)}&day=${addDays(today, -6)}`);
    await context.close();
  });

  it('says so when it cannot be read, with the shape of what comes before, and tries again', async () => {
    const { page, context } = await openWindow(browser, { by: person, size: WIDTHS.phone });
    let isBroken = true;
    await page.route('**/api/appointments?*', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(scheduleOf(1));
    await page.getByText(/^Loading Schedule/).waitFor({ state: 'attached' });
    await page.getByText('Failed to fetch appointments').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Meeting at 10:00').waitFor();
    await context.close();
  });

  it('leads to an appointment by a press anywhere on its card, and back to the same day', async () => {
    const { page, context } = await openWindow(browser, { by: person });
    await page.goto(`/appointments?from=${addDays(today, -1)}&day=${addDays(today, 1)}`);
    await appointments(page)
      .filter({ hasText: 'Meeting at 10:00' })
      .click({ position: { x: 60, y: 180 } });
    await page.getByRole('heading', { level: 1, name: 'Meeting at 10:00' }).waitFor();
    await page.getByRole('link', { name: 'Back to Calendar' }).click();
    await page.waitForURL(`**/appointments?from=${addDays(today, -1)}&day=${addDays(today, 1)}`);
    await context.close();
  });
});

describe('an appointment', () => {
  it('works with long texts, and says so when there is none', async () => {
    const by = await aBusyPerson();
    const { body } = await by.call<{ id: string }[]>(
      'GET',
      `/appointments?${new URLSearchParams({ startDate: at('00:00'), endDate: at('09:30') })}`,
    );
    await expectScreenWorks(browser, { path: `/appointments/${body[0]?.id}`, shows: 'Sam Okafor', by });

    const { page, context } = await openWindow(browser, { by, size: WIDTHS.phone });
    await page.goto('/appointments/nothing-here');
    await page.getByText('Appointment Not Found').waitFor();
    await page.getByText("We couldn't find the appointment you're looking for.").waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Back to Calendar' }).click();
    await page.getByRole('heading', { name: 'Schedule' }).waitFor();
    await context.close();
  });

  it.each([
    ['a desktop', WIDTHS.desktop],
    ['a phone', WIDTHS.phone],
  ])('is made, read, changed, confirmed, cancelled and deleted on %s', async (_, size) => {
    const by = await aPerson();
    await aCustomer(by);
    const { page, context, complaints } = await openWindow(browser, { size, by });
    await page.goto(scheduleOf(2));
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
    await dialog.getByLabel('Title').fill('Kick-off');
    await dialog.getByRole('combobox', { name: 'Customer' }).click();
    await expectAccessible(page);
    await dialog.getByRole('option', { name: /Café Léger/ }).click();
    await dialog.getByLabel('Duration').selectOption('1 hour');
    await dialog.getByText('No employees available. Please add employees to your company first.').waitFor();
    await dialog.getByLabel('Notes').fill('Bring the sketches');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
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
    await page.getByText('Confirmed').waitFor();
    await page.getByRole('button', { name: 'Cancel Appointment' }).click();
    await page.getByText('Cancelled').waitFor();
    expect(await page.getByRole('button', { name: 'Cancel Appointment' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await question.getByText('This action cannot be undone. This will permanently delete the appointment.').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Appointment deleted successfully').waitFor();
    await page.waitForURL((url) => url.pathname === '/appointments');
    await page.goto(scheduleOf(2));
    await page.getByText('No Appointments', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is made by keyboard alone', async () => {
    const by = await aPerson();
    for (const name of ['Ann Lee', 'Bob Roy']) await aCustomer(by, { name });
    const { page, context } = await openWindow(browser, { by });
    await page.goto('/appointments');
    await page.getByRole('button', { name: 'New Meeting' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bob');
    await dialog.locator('[role=combobox][aria-activedescendant]').waitFor();
    // Escape belongs to the list, not to the dialog.
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('listbox').count()).toBe(0);
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
    // The schedule goes to the day that was chosen.
    await page.waitForURL(`**${scheduleOf(1)}`);
    await appointments(page).getByText('By keyboard').waitFor();
    await context.close();
  });

  it('cannot be made for a day before today', async () => {
    const { page, context } = await openWindow(browser, { by: await aPerson() });
    await page.goto(`/appointments?from=${addDays(today, -7)}`);
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
    await dialog.getByRole('button', { name: 'Create Appointment' }).click();
    await dialog.getByText('Start time is required').waitFor();
    await dialog.getByLabel('Date').click();
    const calendar = page.getByRole('dialog', { name: 'Choose a date' });
    const yesterday = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full' }).format(new Date(at('12:00', -1)));
    if (addDays(today, -1).slice(0, 7) !== today.slice(0, 7)) {
      await calendar.getByRole('button', { name: /previous/i }).click();
    }
    expect(await calendar.getByRole('button', { name: yesterday }).first().isDisabled()).toBe(true);
    await context.close();
  });

  it('comes with a warning when its employee is busy, and is saved all the same', async () => {
    const by = await aBusyPerson();
    await aCustomer(by, { name: 'Zoë' });
    const { page, context } = await openWindow(browser, { by, size: WIDTHS.phone, dark: true });
    await page.goto(scheduleOf(1));
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('At the same time');
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('zoe');
    await dialog.getByRole('option', { name: /Zoë/ }).click();
    await dialog.getByLabel('Employee').selectOption({ label: 'Sam Okafor' });
    await dialog.getByText('Sam Okafor has another appointment at this time').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Create Appointment' }).click();
    await page.getByText('Appointment created successfully').waitFor();
    await appointments(page).getByText('At the same time').waitFor();
    await context.close();
  });

  it('waits while a customer is added, and is there again', async () => {
    const { page, context } = await openWindow(browser, { by: await aPerson() });
    await page.goto('/appointments');
    await page.getByRole('button', { name: 'New Meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
    await dialog.getByLabel('Title').fill('With somebody new');
    await dialog.getByRole('combobox', { name: 'Customer' }).click();
    await dialog.getByText('No customers available. Create a new customer to proceed.').waitFor();
    await dialog.getByRole('button', { name: 'Create New Customer' }).click();
    const customer = page.getByRole('dialog', { name: 'Add Customer' });
    await customer.getByLabel('Name').fill('Nina New');
    await customer.getByLabel('Email').fill('nina@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('Customer added successfully').waitFor();
    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await page.getByRole('button', { name: 'New Meeting' }).click();
    expect(await dialog.getByLabel('Title').inputValue()).toBe('With somebody new');
    await dialog.getByRole('combobox', { name: 'Customer' }).click();
    await dialog.getByRole('option', { name: /Nina New/ }).waitFor();
    await context.close();
  });
});

it('shows times and days on the clock of the reader', async () => {
  const by = await aPerson();
  // Half past eleven in the evening of the 15th in Toronto, early in the afternoon of the 16th in Tokyo.
  const { id } = await anAppointment(by, { startTime: '2027-01-16T04:30:00.000Z', duration: 60 });
  for (const [timezoneId, day, date, range] of [
    ['America/Toronto', '2027-01-15', 'Friday, January 15, 2027', '11:30 PM – 12:30 AM'],
    ['Asia/Tokyo', '2027-01-16', 'Saturday, January 16, 2027', '1:30 PM – 2:30 PM'],
  ] as const) {
    const { page, context } = await openWindow(browser, { by, timezoneId });
    await page.goto(`/appointments?day=${day}`);
    await appointments(page).getByText(range).waitFor();
    await page.goto(`/appointments/${id}`);
    await page.getByText(date).waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByText(`In your time zone: ${timezoneId}`).waitFor();
    await context.close();
  }
});
