import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCompany } from '#test/support/a-company.ts';
import { expectLooksRightEverywhere, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { companyOf, openCompany, saveCompany, servedImage } from '#test/support/company-page.ts';
import type { Person } from '#test/support/given.ts';
import { aPng } from '#test/support/images.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await startBrowser();
});
beforeEach(async () => {
  ({ owner } = await aCompany());
});

const PNG_FILE = { name: 'me.png', mimeType: 'image/png', buffer: aPng() };

describe('the signature', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Add signature' }).click();
    await page.getByRole('dialog', { name: 'Add Your Signature' }).waitFor();
  };
  const saveSignature = (page: Page) => page.getByRole('button', { name: 'Save Signature' }).click();
  const signed = (page: Page) => page.getByRole('button', { name: 'Change signature' }).waitFor();

  /** Draws a wave over the middle of the pad. */
  async function draw(page: Page): Promise<void> {
    await expectStill(page);
    const { x, y, width } = (await page.locator('canvas').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + 40, y + 100);
    await page.mouse.down();
    for (let step = 1; step <= 30; step += 1) {
      await page.mouse.move(x + 40 + ((width - 80) * step) / 30, y + 100 + 40 * Math.sin(step / 2));
    }
    await page.mouse.up();
    await page.waitForFunction(() => !document.querySelector('[role=dialog] button:disabled'));
  }

  const expectStill = (page: Page) =>
    page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

  it('can be drawn: cropped to its ink, and dark even in dark mode', async () => {
    const { page, consoleErrors } = await openCompany(browser, { by: owner, dark: true });
    await open(page);
    await saveSignature(page);
    await page.getByText('Please draw your signature').waitFor();
    await draw(page);
    expect(await page.getByText('Please draw your signature').count()).toBe(0);
    await saveSignature(page);
    await signed(page);
    await saveCompany(page);
    const { signature } = await companyOf(owner);
    const { type, size } = await servedImage(signature);
    expect(type).toBe('image/png');
    expect((size?.width ?? 0) / (size?.height ?? 1)).toBeGreaterThan(3);
    expect(await darkestOf(page, `/api/${signature}`)).toBeLessThan(60);
    expect(consoleErrors).toEqual([]);
  });

  it('keeps the drawing when the window narrows, and can undo a stroke', async () => {
    const { page } = await openCompany(browser, { by: owner });
    await open(page);
    await draw(page);
    await page.setViewportSize(WIDTHS.phone);
    await expect.poll(() => inkOf(page)).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Type' }).click();
    await page.getByRole('tab', { name: 'Draw' }).click();
    await expect.poll(() => inkOf(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => inkOf(page)).toBe(0);
    await saveSignature(page);
    await page.getByText('Please draw your signature').waitFor();
  });

  it('can be typed with the keyboard only, and is 600 by 200', async () => {
    const { page, consoleErrors } = await openCompany(browser, { by: owner });
    await page.getByRole('button', { name: 'Add signature' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Draw' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Zoë Léger');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('img', { name: 'Preview: Zoë Léger in Great Vibes' }).waitFor();
    await page.getByRole('button', { name: 'Save Signature' }).focus();
    await page.keyboard.press('Enter');
    await signed(page);
    await saveCompany(page);
    const { signature } = await companyOf(owner);
    expect(await servedImage(signature)).toMatchObject({ type: 'image/png', size: { width: 600, height: 200 } });
    expect(await page.evaluate(() => document.fonts.check('72px "Great Vibes"', 'Zoë Léger'))).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it('can be uploaded, which closes the dialog', async () => {
    const { page } = await openCompany(browser, { by: owner });
    await open(page);
    await page.getByRole('tab', { name: 'Upload' }).click();
    await page.setInputFiles('[role=dialog] input[type=file]', PNG_FILE);
    await signed(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('has a dialog that works on a desktop and on a phone', async () => {
    const { page, consoleErrors } = await openCompany(browser, { by: owner });
    await open(page);
    for (const name of ['Draw', 'Type', 'Upload']) {
      const tab = page.getByRole('tab', { name });
      await tab.click();
      await expectLooksRightEverywhere(page, tab);
    }
    expect(consoleErrors).toEqual([]);
  });
});

/** The number of inked pixels of the pad. */
function inkOf(page: Page): Promise<number> {
  return page.locator('canvas').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}

/** The lowest red value of any visible pixel, from 0 to 255. */
function darkestOf(page: Page, source: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    let darkest = 255;
    for (let at = 0; at < pixels.length; at += 4) {
      if ((pixels[at + 3] ?? 0) > 200) darkest = Math.min(darkest, pixels[at] ?? 255);
    }
    return darkest;
  }, source);
}
