import type { Browser } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCompany } from '#test/support/a-company.ts';
import { startBrowser } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { companyOf, openCompany, saveCompany, servedImage } from '#test/support/company-page.ts';
import { aStoredInvoice, type Person } from '#test/support/given.ts';
import { aPng, JPEG } from '#test/support/images.ts';
import { pdfPictures } from '#test/support/pdf-pictures.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await startBrowser();
});
beforeEach(async () => {
  ({ owner } = await aCompany());
});

const PNG_FILE = { name: 'logo.png', mimeType: 'image/png', buffer: aPng({ width: 2400, height: 300 }) };
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="red"/></svg>';
const WHITE_ON_CLEAR = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><circle cx="20" cy="20" r="18" fill="white"/></svg>',
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkwBADs=', 'base64');
const WHITE = aPng({ colour: [255, 255, 255] });
const EMPTY = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>');

describe('the logo', () => {
  it('is shown immediately, and after saving on the pay page and in the PDF', async () => {
    const { id } = await aStoredInvoice(owner);
    const { page, consoleErrors } = await openCompany(browser, { by: owner });
    await page.setInputFiles('input[type=file]', PNG_FILE);
    await page.getByRole('button', { name: 'Remove logo' }).waitFor();
    expect((await companyOf(owner)).logo).toBeUndefined();
    await saveCompany(page);
    const { logo } = await companyOf(owner);
    expect(await servedImage(logo)).toMatchObject({ type: 'image/png', size: { width: 1200, height: 150 } });
    await page.goto(`/pay/${id}`);
    const shown = page.locator(`img[src="/api/${logo}"]`).first();
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
    const pdf = await fetch(`${productUrl()}/api/invoices/${id}/pdf`);
    expect(await pdfPictures(new Uint8Array(await pdf.arrayBuffer()))).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  it('that white paper would hide stands on the colour, on paper and pay page', async () => {
    const { id } = await aStoredInvoice(owner);
    const { page, consoleErrors } = await openCompany(browser, { by: owner });
    await page.getByLabel('Colour', { exact: true }).fill('#1d4ed8');
    await page.setInputFiles('input[type=file]', { name: 'a.svg', mimeType: 'image/svg+xml', buffer: WHITE_ON_CLEAR });
    const isLight = page.getByRole('switch', { name: 'Light logo' });
    await isLight.waitFor();
    expect(await isLight.isChecked()).toBe(true);
    const ground = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('.invoice-logo')).toBe('rgb(29, 78, 216)');
    await saveCompany(page);
    await page.goto(`/pay/${id}`);
    await page.locator('.logo').waitFor();
    expect(await ground('.logo')).toBe('rgb(29, 78, 216)');
    expect(consoleErrors).toEqual([]);
  });

  it('can be an SVG, rendered sharp, a GIF or a JPEG', async () => {
    const { page, consoleErrors } = await openCompany(browser, { by: owner });
    for (const [file, width] of [
      [{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) }, 1200],
      [{ name: 'a.gif', mimeType: 'image/gif', buffer: GIF }, 1],
      [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: JPEG }, 3],
    ] as const) {
      await page.setInputFiles('input[type=file]', file);
      await page.getByRole('button', { name: 'Remove logo' }).waitFor();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      const served = async () => servedImage((await companyOf(owner)).logo);
      await expect.poll(served).toMatchObject({ type: 'image/png', size: { width } });
      await page.getByRole('button', { name: 'Remove logo' }).click();
    }
    expect(consoleErrors).toEqual([]);
  });

  it('that compresses poorly is made small enough to upload', async () => {
    const { page } = await openCompany(browser, { by: owner });
    const noise = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 });
      const pen = canvas.getContext('2d');
      const pixels = new ImageData(1200, 600);
      for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919 * (at % 97)) % 256;
      pen?.putImageData(pixels, 0, 0);
      return canvas.toDataURL().split(',')[1] ?? '';
    });
    const buffer = Buffer.from(noise, 'base64');
    expect(buffer.length).toBeGreaterThan(500_000);
    await page.setInputFiles('input[type=file]', { name: 'noise.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Remove logo' }).waitFor();
    await saveCompany(page);
    expect((await servedImage((await companyOf(owner)).logo)).bytes).toBeLessThan(700_000);
  });

  it('is refused with a reason, and can be dropped', async () => {
    const { page } = await openCompany(browser, { by: owner });
    for (const [text, file] of [
      ['File must be an image', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }],
      ['This image would be invisible on white paper', { name: 'a.png', mimeType: 'image/png', buffer: WHITE }],
      ['File size must be less than 5MB', { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) }],
      ['This image would be invisible on white paper', { name: 'a.svg', mimeType: 'image/svg+xml', buffer: EMPTY }],
      ['This image could not be read', { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no image') }],
    ] as const) {
      await page.setInputFiles('input[type=file]', file);
      await page.getByText(text).waitFor();
      expect(await page.getByRole('button', { name: 'Remove logo' }).count()).toBe(0);
    }
    const transfer = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
        return data;
      },
      [...aPng()],
    );
    await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByRole('button', { name: 'Remove logo' }).waitFor();
  });
});
