import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { expectLooksRightEverywhere, expectScreenWorks, openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, type Person } from '#test/support/given.ts';
import { aBusyPerson, appointments, scheduleOf, today } from '#test/support/schedule-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

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
    const page = await expectScreenWorks(browser, { path: scheduleOf(1), shows: 'Meeting at 10:00', by });
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const listed = page.getByText('Meeting at 10:00');
    await expectLooksRightEverywhere(page, listed);
    // The choice is remembered.
    await page.reload();
    await listed.waitFor();
    expect(await page.getByRole('button', { name: 'List', exact: true }).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows details on a card, opens it by a click anywhere, and returns to the same day', async () => {
    const { page } = await openWindow(browser, { by: person });
    await page.goto(`/appointments?from=${addDays(today, -1)}&day=${addDays(today, 1)}`);
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
    await card.click({ position: { x: 60, y: 180 } });
    await page.getByRole('heading', { level: 1, name: 'Meeting at 10:00' }).waitFor();
    await page.getByRole('link', { name: 'Back to Calendar' }).click();
    await page.waitForURL(`**/appointments?from=${addDays(today, -1)}&day=${addDays(today, 1)}`);
  });

  it('moves by seven days and back to today, and keeps the day in the URL', async () => {
    const { page } = await openWindow(browser, { by: person });
    await page.goto('/appointments');
    await page.getByText('3 appointments in these 7 days, in Mountain time').waitFor();
    expect(await dayButtons(page).count()).toBe(7);
    await pressedDay(page).and(page.locator('[aria-current=date]')).waitFor();
    await dayButtons(page).nth(1).click();
    await page.getByText('3 appointments', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(`**/appointments?from=${addDays(today, 7)}&day=${addDays(today, 8)}`);
    await page.getByText('0 appointments in these 7 days, in Mountain time').waitFor();
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
  });
});

it('shows times on the clocks of the business, and an appointment past midnight on both days', async () => {
  const by = await aPerson();
  const { id } = await anAppointment(by, { startTime: '2027-01-15T23:30[America/Edmonton]', duration: 60 });
  for (const timezoneId of ['America/Toronto', 'Asia/Tokyo']) {
    const { page } = await openWindow(browser, { by, timezoneId });
    for (const day of ['2027-01-15', '2027-01-16']) {
      await page.goto(`/appointments?day=${day}`);
      await appointments(page).getByText('11:30 PM – 12:30 AM').waitFor();
      await page.getByText('1 appointment in these 7 days, in Mountain time').waitFor();
    }
    await page.goto(`/appointments/${id}`);
    await page.getByText('Friday, January 15, 2027 to Saturday, January 16').waitFor();
    await page.getByText(/11:30 PM – 12:30 AM Mountain \w+ Time/).waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByText('In Mountain time').waitFor();
  }
});
