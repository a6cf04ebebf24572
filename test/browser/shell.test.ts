import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aPerson, type Person, signedIn, theAdministrator } from '#test/support/given.ts';

let browser: Browser;
const people = new Map<string, Person>();

beforeAll(async () => {
  browser = await startBrowser();
  people.set('owner', await aPerson());
  people.set('employee', await signedIn('employee@demo.test', 'demo-1234'));
  people.set('administrator', await theAdministrator());
});
afterAll(() => browser.close());

type Visit = { who?: string | Person; path?: string; phone?: boolean };

/** Runs a look at a page in a window of its own; the console must stay clean. */
async function visit({ who, path = '/invoices', phone = false }: Visit, look: (page: Page) => Promise<void>) {
  const by = typeof who === 'string' ? people.get(who) : who;
  const { page, context, complaints } = await openWindow(browser, {
    size: phone ? WIDTHS.phone : WIDTHS.desktop,
    dark: phone,
    by,
  });
  try {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const sidebar = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('navigation') });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page) {
  await menuButton(page).click();
  await menu(page).waitFor();
}

const FOR_EMPLOYEES = ['Invoices', 'Schedule', 'Customers', 'Products', 'Profile'];
const FOR_OWNERS = [
  'Invoices',
  'Schedule',
  'Customers',
  'Employees',
  'Products',
  'Company Settings',
  'Payment Settings',
  'Profile',
];

describe.each([
  ['owner', FOR_OWNERS],
  ['employee', FOR_EMPLOYEES],
  ['administrator', [...FOR_OWNERS, 'Users']],
])('the navigation of an %s', (who, entries) => {
  it('stands in the sidebar of a wide window', () =>
    visit({ who }, async (page) => {
      expect(await sidebar(page).getByRole('listitem').allTextContents()).toEqual(entries);
      expect(await sidebar(page).getByText('Admin', { exact: true }).count()).toBe(who === 'administrator' ? 1 : 0);
      expect(await sidebar(page).locator('[aria-current=page]').allTextContents()).toEqual(['Invoices']);
      expect(await menuButton(page).isVisible()).toBe(false);
    }));

  it('stands in the menu of a phone, its first two at the bottom', () =>
    visit({ who, phone: true }, async (page) => {
      const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
      expect(await bar.locator('> *').allTextContents()).toEqual(['Invoices', 'Schedule', 'Logout']);
      expect(await sidebar(page).isVisible()).toBe(false);
      await openMenu(page);
      expect(await menu(page).getByRole('listitem').allTextContents()).toEqual(entries);
      await menu(page).getByRole('button', { name: 'Logout' }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }));
});

it('keeps Invoices marked on the screens below it', () =>
  visit({ who: 'owner', path: '/invoices/create' }, async (page) => {
    expect(await sidebar(page).locator('[aria-current=page]').allTextContents()).toEqual(['Invoices']);
  }));

it('shows who is signed in', () =>
  visit({ who: 'administrator' }, async (page) => {
    await sidebar(page).getByText('Alex Martin').waitFor();
    await sidebar(page).getByText('admin@demo.test').waitFor();
    await sidebar(page).getByText('AM', { exact: true }).waitFor();
  }));

describe('the sidebar', () => {
  const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
  const becomes = async (page: Page, width: number) => expect.poll(() => widthOf(page)).toBe(width);

  it('is 256 px wide, 64 px collapsed, and stays so over a reload', () =>
    visit({ who: 'owner' }, async (page) => {
      expect(await widthOf(page)).toBe(256);
      await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click();
      await becomes(page, 64);
      await page.reload();
      await sidebar(page).getByRole('link', { name: 'Invoices' }).waitFor();
      expect(await widthOf(page)).toBe(64);
      expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)).toBeGreaterThanOrEqual(
        64,
      );
      await expectAccessible(page);
      await sidebar(page).getByRole('button', { name: 'Expand sidebar' }).click();
      await becomes(page, 256);
      await page.reload();
      await sidebar(page).getByRole('link', { name: 'Invoices' }).waitFor();
      expect(await widthOf(page)).toBe(256);
    }));

  it('tells the names of its icons to pointer and keyboard', () =>
    visit({ who: 'owner' }, async (page) => {
      const words = page.locator('body > span', { hasText: 'Customers' });
      await sidebar(page).getByRole('link', { name: 'Customers' }).hover();
      expect(await words.count()).toBe(0);
      const toggle = sidebar(page).getByRole('button', { name: 'Collapse sidebar' });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await becomes(page, 64);
      expect(await sidebar(page).getByRole('button', { name: 'Expand sidebar' }).evaluate(isFocused)).toBe(true);
      await sidebar(page).getByRole('link', { name: 'Customers' }).hover();
      await words.waitFor();
      const [text, icons] = [await words.boundingBox(), await sidebar(page).boundingBox()];
      expect(text && icons && text.x + text.width).toBeGreaterThan(icons?.width ?? 0);
      await page.keyboard.press('Escape');
      await words.waitFor({ state: 'detached' });
      await page.mouse.move(700, 450);
      await sidebar(page).getByRole('link', { name: 'Schedule' }).focus();
      await page.keyboard.press('Tab');
      await words.waitFor();
    }));
});

const isFocused = (element: Element) => element === document.activeElement;

describe('the menu of a phone, by keyboard alone', () => {
  it.each([
    ['signed in', { who: 'owner', path: '/invoices' }, ['Invoices', 'Schedule']],
    ['for visitors', { path: '/about' }, ['About', 'Contact']],
  ] as const)('opens, moves, stays within, closes with Escape and gives the focus back: %s', (_, at, [first, second]) =>
    visit({ ...at, phone: true }, async (page) => {
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await menu(page).waitFor();
      await expect.poll(() => menu(page).locator(':focus').count()).toBe(1);
      const link = (name: string) => menu(page).getByRole('link', { name });
      await link(first).focus();
      await page.keyboard.press('Tab');
      expect(await link(second).evaluate(isFocused)).toBe(true);
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await menu(page).locator(':focus').count()).toBe(1);
      }
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'detached' });
      await expect.poll(() => menuButton(page).evaluate(isFocused)).toBe(true);
    }),
  );

  it('leads to a screen, closes, and the focus begins there', () =>
    visit({ path: '/about', phone: true }, async (page) => {
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await menu(page).getByRole('link', { name: 'FAQ' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/faq');
      await menu(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.getByRole('main').evaluate(isFocused)).toBe(true);
      await page.goBack();
      await page.waitForURL('**/about');
      expect(await menu(page).count()).toBe(0);
    }));

  it('closes when the window grows past 768 px', () =>
    visit({ who: 'owner', phone: true }, async (page) => {
      await openMenu(page);
      await page.setViewportSize({ width: 768, height: 740 });
      await menu(page).waitFor({ state: 'detached' });
      await sidebar(page).waitFor();
      await page.setViewportSize({ width: 767, height: 740 });
      await menuButton(page).waitFor();
      expect(await menu(page).count()).toBe(0);
    }));
});

describe('Logout', () => {
  it.each([
    ['the sidebar', false, async (page: Page) => sidebar(page)],
    ['the bottom bar of a phone', true, async (page: Page) => page.getByRole('navigation', { name: 'Main' })],
    [
      'the menu of a phone',
      true,
      async (page: Page) => {
        await openMenu(page);
        return menu(page);
      },
    ],
  ])('in %s ends the session', async (_, phone, place) => {
    const who = await aPerson();
    await visit({ who, phone }, async (page) => {
      await (await place(page)).getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
      await page.waitForURL('**/login');
      await page.getByRole('heading', { name: 'Welcome' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
      await page.goto('/invoices');
      await page.waitForURL('**/login');
    });
  });
});

const banner = (page: Page) => page.getByRole('banner');
const shown = (page: Page) => banner(page).getByRole('link').filter({ visible: true }).allTextContents();

describe('the header of the public pages', () => {
  const PAGES = ['About', 'Contact', 'FAQ'];

  it.each(['/about', '/contact', '/faq', '/privacy-policy', '/login', '/register', '/forgot-password', '/nothing'])(
    'offers a visitor the way in at %s',
    (path) =>
      visit({ path }, async (page) => {
        expect(await shown(page)).toEqual(['Northbill', ...PAGES, 'Login', 'Register']);
        await banner(page).getByRole('link', { name: 'Login' }).click();
        await page.waitForURL('**/login');
      }),
  );

  it.each([
    ['/about', ['Northbill', ...PAGES, 'Back to App']],
    ['/contact', ['Northbill', ...PAGES, 'Back to App']],
    ['/faq', ['Northbill', ...PAGES, 'Back to App']],
    ['/forgot-password', ['Northbill', ...PAGES]],
    ['/license-agreement', PAGES],
    ['/privacy-policy', PAGES],
    ['/nothing', PAGES],
  ])('offers somebody signed in at %s: %j', (path, links) =>
    visit({ who: 'owner', path }, async (page) => {
      await expect.poll(() => shown(page)).toEqual(links);
      expect(await banner(page).getByText('Northbill').isVisible()).toBe(true);
    }),
  );

  it('leads back to the app', () =>
    visit({ who: 'owner', path: '/contact', phone: true }, async (page) => {
      await banner(page).getByRole('link', { name: 'Back to App' }).click();
      await page.waitForURL('**/invoices');
    }));

  it('puts the pages and the way in behind a button on a phone', () =>
    visit({ path: '/contact', phone: true }, async (page) => {
      expect(await shown(page)).toEqual(['Northbill', 'Login']);
      await openMenu(page);
      expect(await menu(page).getByRole('link').allTextContents()).toEqual([...PAGES, 'Register', 'Login']);
      expect(await menu(page).locator('[aria-current=page]').allTextContents()).toEqual(['Contact']);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }));

  it('shows the way back in that menu to somebody signed in', () =>
    visit({ who: 'owner', path: '/faq', phone: true }, async (page) => {
      await openMenu(page);
      expect(await menu(page).getByRole('link').allTextContents()).toEqual([...PAGES, 'Back to App']);
    }));

  it.each([false, true])('moves nothing when it turns out who is there (phone: %s)', (phone) =>
    visit({ who: 'owner', path: '/about', phone }, async (page) => {
      await banner(page).getByRole('link', { name: 'Back to App' }).waitFor();
      expect(await shiftOf(page)).toBeLessThan(0.01);
    }),
  );
});

/** What moved by itself since the page was opened (the web's Cumulative Layout Shift). */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[];
          resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

describe('the footer', () => {
  const madeInCanada = (page: Page) => page.getByRole('contentinfo').getByText('Made with in Canada');

  it('stays at the bottom of a wide window of the app', () =>
    visit({ who: 'owner' }, async (page) => {
      const box = await page.getByRole('contentinfo').boundingBox();
      expect(box && box.y + box.height).toBe(WIDTHS.desktop.height);
      expect(box?.x).toBe(256);
      await madeInCanada(page).waitFor();
      await page.getByRole('contentinfo').getByRole('img', { name: 'a heart' }).waitFor();
    }));

  it('ends a phone’s screen clear of the bottom bar', () =>
    visit({ who: 'owner', phone: true }, async (page) => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const text = await madeInCanada(page).boundingBox();
      const bar = await page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).boundingBox();
      expect(text && text.y + text.height).toBeLessThanOrEqual(bar?.y ?? 0);
    }));

  it.each(['/about', '/login', '/nothing'])(
    'carries links and support at %s, on wide windows and phones',
    async (path) => {
      for (const phone of [false, true]) {
        await visit({ path, phone }, async (page) => {
          const footer = page.getByRole('contentinfo');
          for (const [name, href] of [
            ['About', '/about'],
            ['Contact', '/contact'],
            ['FAQ', '/faq'],
            ['License Agreement', '/license-agreement'],
            ['Privacy Policy', '/privacy-policy'],
            ['support@northbill.example', 'mailto:support@northbill.example'],
            ['+1 (403) 555-0142', 'tel:+14035550142'],
          ] as const) {
            expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(href);
          }
          await madeInCanada(page).waitFor();
          await expectNoSidewaysScroll(page);
        });
      }
    },
  );

  it.each(['/login', '/register', '/forgot-password'])('leaves %s a page of one screen', (path) =>
    visit({ path }, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(WIDTHS.desktop.height);
    }),
  );
});
