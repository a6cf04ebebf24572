import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { imageSizeOf } from '#shared/image-size.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import {
  expectLooksRight,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { aPerson, aSentInvoice } from '#test/support/given.ts';
import { aPng } from '#test/support/images.ts';
import { aPdf } from '#test/support/pdfs.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** A photo of 12 megapixels, as a phone takes it: lying on its side, with the orientation and the place noted. */
async function aPhoto(page: Awaited<ReturnType<typeof openWindow>>['page']): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4032, height: 3024 });
    const context = canvas.getContext('2d');
    for (let x = 0; context && x < 4032; x += 64) {
      context.fillStyle = `hsl(${x} 60% 50%)`;
      context.fillRect(x, 0, 64, 3024);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const plain = Buffer.from(base64, 'base64');
  // An Exif segment with one entry, orientation 6: turned by a quarter.
  const exif = Buffer.from('4578696600004d4d002a0000000800010112000300000001000600000000000000', 'hex');
  const place = Buffer.from('GPS 51.05 N');
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);
  // A camera appends a film after the end of the photo.
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, exif),
    segment(0xfe, place),
    plain.subarray(2),
    Buffer.from('film'),
  ]);
}

it('photos and files are attached on a phone, survive a dropped line, and are saved by the customer', async () => {
  const owner = await aPerson();
  const { id } = await aSentInvoice(owner);
  const { page, context, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone, by: owner });
  await page.goto(`/invoices/${id}`);
  const input = page.getByLabel('Attach Files');
  await input.waitFor({ state: 'attached' });

  const photo = await aPhoto(page);
  await input.setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: photo });
  const link = page.getByRole('link', { name: 'IMG_2041.jpg' });
  await link.waitFor();
  const { body } = await owner.call<Invoice>('GET', `/invoices/${id}`);
  const [stored] = body.attachments ?? [];
  const bytes = Buffer.from(
    await (await fetch(`${productUrl()}/api/invoices/${id}/attachments/${stored?.id}`)).arrayBuffer(),
  );
  expect(imageSizeOf(bytes, 'image/jpeg')).toEqual({ width: 1500, height: 2000 });
  expect(bytes.includes('GPS')).toBe(false);

  await context.setOffline(true);
  await input.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await page.getByRole('progressbar', { name: 'Attaching plan.pdf' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'plan.pdf' }).waitFor();

  await input.setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: aPng() });
  await page.getByRole('link', { name: 'fake.png' }).waitFor();
  await page.getByRole('button', { name: 'Remove fake.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove File' }).click();
  await page.getByRole('link', { name: 'fake.png' }).waitFor({ state: 'detached' });

  await expectLooksRightEverywhere(page, page.getByRole('link', { name: 'plan.pdf' }));

  await page.goto(`/pay/${id}`);
  await expectLooksRight(page);
  const file = page.getByRole('link', { name: 'plan.pdf' });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  expect(await download.failure()).toBeNull();
  expect(page.url()).toContain(`/pay/${id}`);
  expect(consoleErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([]);
});
