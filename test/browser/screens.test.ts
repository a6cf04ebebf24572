import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sitePath } from '#shared/locale/site-path.ts';
import { givenScreens, idOf, SCREENS } from '#test/support/all-screens.ts';
import { englishOn } from '#test/support/app-texts.ts';
import { expectAccessible, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { ALL_WIDTHS, layoutFaults } from '#test/support/layout-faults.ts';
import { LANGUAGE_KEY } from '#web/lib/browser/language-key.ts';

let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([startBrowser(), givenScreens()]);
});

describe.each(SCREENS)('$name', ({ name, path, shows, by, list, title, fits }) => {
  it('is readable at every width, in light and dark mode', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by: by?.() });
    await page.goto(path());
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    if (title) {
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toContain(title);
    }
    if (fits) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(WIDTHS.desktop.height);
    for (const width of ALL_WIDTHS) {
      const isPhone = width < 768;
      const { height } = isPhone ? WIDTHS.phone : WIDTHS.desktop;
      await changeLook(page, { width, height }, isPhone ? 'dark' : 'light');
      expect({ width, faults: await layoutFaults(page) }).toEqual({ width, faults: [] });
      if (width === WIDTHS.phone.width && list) await expectFirstEntryInSight(page, list);
      if (width === WIDTHS.phone.width && name === 'invoices') await expectFirstInvoiceHigh(page);
      if (width === WIDTHS.desktop.width) await expectAccessible(page);
    }
    expect(consoleErrors).toEqual([]);
  });
});

describe('in French', () => {
  beforeAll(async () => {
    const people = new Set(SCREENS.map(({ by }) => by?.()));
    for (const person of people) await person?.call('PATCH', '/profile', { body: { language: 'fr' } });
  });

  // A pay page speaks the language of its document.
  it.each(SCREENS.filter(({ name }) => !name.startsWith('pay page')))(
    '$name says nothing in English, and fits',
    async ({ path, by }) => {
      const { page, consoleErrors } = await openWindow(browser, { by: by?.() });
      await page.evaluate((key) => localStorage.setItem(key, 'fr'), LANGUAGE_KEY);
      await page.goto(sitePath('fr', path()));
      await page.waitForLoadState('networkidle');
      const english = new Set<string>();
      for (const width of IN_FRENCH) {
        const isPhone = width < 768;
        const { height } = isPhone ? WIDTHS.phone : WIDTHS.desktop;
        await changeLook(page, { width, height }, isPhone ? 'light' : 'dark');
        expect.soft({ width, faults: await layoutFaults(page) }).toEqual({ width, faults: [] });
        for (const text of await englishOn(page)) english.add(text);
      }
      expect([...english]).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
  );
});

/** The narrowest phone, the most common, and a desktop: French is a third longer. */
const IN_FRENCH = [320, 360, 1440] as const;

/** Height in px of the part of an entry that identifies it. */
const TELLING_PX = 90;

/** Fails when the first entry of a list is not visible above a phone's bottom bar without scrolling. */
async function expectFirstEntryInSight(page: Page, name: string): Promise<void> {
  const entry = await page.getByRole('list', { name, exact: true }).getByRole('listitem').first().boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  expect((entry?.y ?? Number.NaN) + TELLING_PX).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
}

/** The lowest place in px at which the first invoice may start on a phone of 360 × 740 px. */
const FIRST_INVOICE_PX = 320;

async function expectFirstInvoiceHigh(page: Page): Promise<void> {
  const entry = await page
    .getByRole('list', { name: 'Invoices', exact: true })
    .getByRole('listitem')
    .first()
    .boundingBox();
  expect(entry?.y).toBeLessThanOrEqual(FIRST_INVOICE_PX);
}

it('serves every page with the content security policy', async () => {
  const { page } = await openWindow(browser);
  for (const path of ['/login', `/pay/${idOf('SENT')}`]) {
    const headers = (await page.goto(path))?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
