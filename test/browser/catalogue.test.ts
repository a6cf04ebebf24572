import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { seriousAxeFaults } from '#test/support/axe-faults.ts';
import { openWindow, startBrowser, startDrawingBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { layoutFaults } from '#test/support/layout-faults.ts';

const { desktop, phone } = WIDTHS;

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

it.each([
  ['a desktop in light mode', desktop, 'light'],
  ['a phone in dark mode', phone, 'dark'],
] as const)('every component and everything that opens above the page is readable on %s', async (_, size, scheme) => {
  const { page, consoleErrors } = await openCatalogue();
  await changeLook(page, size, scheme);
  await expectReadable(page);
  for (const opener of await openers(page).all()) {
    await opener.click();
    await opened(page).waitFor();
    await expectReadable(page);
    await page.keyboard.press('Escape');
    await opened(page).waitFor({ state: 'detached' });
  }
  expect(consoleErrors).toEqual([]);
});

it('forced colours show what is on, chosen and about to be chosen', async () => {
  const { page } = await openCatalogue({ browser: await startDrawingBrowser(), fresh: true });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    expect(await layoutFaults(page)).toEqual([]);
  }
  const [on, off] = await page.getByRole('switch').all();
  expect(await on?.screenshot()).not.toEqual(await off?.screenshot());
  await expectMarked(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first());
  await expectMarked(page.getByRole('button', { name: 'cards' }), page.getByRole('button', { name: 'list' }));
  await expectMarked(page.getByRole('link', { name: 'This page' }), page.getByRole('link', { name: 'Another page' }));

  const day = (name: string) => page.getByRole('gridcell', { name }).first().getByRole('button');
  await page.getByRole('button', { name: /^Issue date/ }).click();
  await expectMarked(day('16'), day('17'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filter by date/ }).click();
  await expectMarked(day('November 7'), day('November 13'));
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Fruit' }).press('ArrowDown');
  await expectMarked(page.getByRole('option', { name: 'Apple' }), page.getByRole('option', { name: 'Banana' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions', exact: true }).press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await expectMarked(page.getByRole('menuitem', { name: 'Delete' }), page.getByRole('menuitem', { name: 'Edit' }));
});

it('on a phone, menus and calendars are sheets that a tap beside them closes', async () => {
  const { page } = await openCatalogue();
  for (const name of [/^Actions$/, /^Popover$/, /^Issue date/, /^Filter by date/]) {
    await page.setViewportSize(phone);
    const opener = page.getByRole('main').getByRole('button', { name }).first();
    const sheet = page.locator('[data-sheet]');
    const at = page.url();
    await opener.click();
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, width: phone.width });
    await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(phone.height);
    await page.mouse.click(phone.width / 2, 20);
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toBe(at);
    await page.setViewportSize(desktop);
    await opener.click();
    await expect.poll(async () => (await sheet.boundingBox())?.width ?? desktop.width).toBeLessThan(desktop.width / 2);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
});

async function openCatalogue(options: { browser: Browser; fresh?: boolean } = { browser }) {
  const opened = await openWindow(options.browser, options);
  await opened.page.goto('/local/ui');
  await opened.page.getByText('Failed to load customers').waitFor();
  return opened;
}

/** Controls that open something, which Escape closes. */
const openers = (page: Page) => page.getByRole('main').locator('[aria-haspopup], [role=combobox]');
const opened = (page: Page) =>
  page.locator(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open])');

async function expectReadable(page: Page): Promise<void> {
  expect(await layoutFaults(page)).toEqual([]);
  expect(await seriousAxeFaults(page)).toEqual([]);
}

/** The one is filled with the system's colour of a selection, the other is not. */
async function expectMarked(marked: Locator, other: Locator): Promise<void> {
  const fill = (element: Element) => getComputedStyle(element).backgroundColor;
  const selection = await other.page().evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await expect.poll(() => marked.evaluate(fill)).toBe(selection);
  expect(await other.evaluate(fill)).not.toBe(selection);
}
