import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectLooksRight } from '#test/support/browser.ts';
import { givenVisits, menu, openMenu } from '#test/support/shell-page.ts';

const visit = givenVisits();

const banner = (page: Page) => page.getByRole('banner');
const HEADINGS: Readonly<Record<string, RegExp>> = {
  '/about': /less time/i,
  '/contact': /touch/i,
  '/faq': /questions/i,
  '/license-agreement': /licen/i,
  '/privacy-policy': /privacy/i,
  '/login': /welcome/i,
  '/register': /account|register/i,
  '/forgot-password': /forgot/i,
  '/nothing': /not found/i,
};
const screenOf = (page: Page, path: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: HEADINGS[path] ?? path })
    .waitFor();
const shown = (page: Page) => banner(page).getByRole('link').filter({ visible: true }).allTextContents();

describe('the header of the public pages', () => {
  const PAGES = ['About', 'Contact', 'FAQ'];

  it('puts the pages, sign-in and registration in a menu on a phone', () =>
    visit({ path: '/contact', phone: true }, async (page) => {
      await expect.poll(() => shown(page)).toEqual(['Northbill', 'Login']);
      await openMenu(page);
      expect(await menu(page).getByRole('link').allTextContents()).toEqual([...PAGES, 'Français', 'Register', 'Login']);
      expect(await menu(page).locator('[aria-current=page]').allTextContents()).toEqual(['Contact']);
      await expectLooksRight(page);
    }));

  it.each([false, true])('does not shift when the session has loaded (phone: %s)', (phone) =>
    visit({ who: 'owner', path: '/about', phone }, async (page) => {
      const session = Promise.withResolvers<void>();
      await page.route('**/api/auth/profile', async (route) => {
        await session.promise;
        await route.continue();
      });
      await page.reload();
      await screenOf(page, '/about');
      // The page has its final fonts before the session is known.
      const begun = await page.evaluate(async () => (await document.fonts.ready) && performance.now());
      session.resolve();
      await banner(page).getByRole('link', { name: 'Back to App' }).waitFor();
      expect(await shiftSince(page, begun)).toBeLessThan(0.01);
    }),
  );
});

/** The page's Cumulative Layout Shift since a time of its clock. */
function shiftSince(page: Page, begun: number): Promise<number> {
  return page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[];
          const later = shifts.filter(({ startTime }) => startTime > since);
          resolve(later.reduce((sum, { value = 0 }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer reports nothing without a shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    begun,
  );
}
