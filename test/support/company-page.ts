import type { Browser, Page } from 'playwright-core';
import type { Company } from '#shared/company/schema.ts';
import { imageTypeOf } from '#shared/image-file.ts';
import { imageSizeOf } from '#shared/image-size.ts';
import { openWindow, type Window } from './browser.ts';
import { productUrl } from './client.ts';
import type { Person } from './given.ts';

/** Opens Company Settings and waits for the form. */
export async function openCompany(
  browser: Browser,
  options: NonNullable<Parameters<typeof openWindow>[1]>,
): Promise<Window> {
  const window = await openWindow(browser, options);
  await window.page.goto('/company');
  await window.page.getByLabel('Company Name').waitFor();
  return window;
}

/** Saves the form and waits for the toast. */
export async function saveCompany(page: Page, toast = 'Company information updated successfully'): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(toast).waitFor();
}

/** The owner's company, from the API. */
export async function companyOf(owner: Person): Promise<Company> {
  return (await owner.call<Company>('GET', '/companies/me')).body;
}

/** The type, pixel size and length of the image served at a path. */
export async function servedImage(path: string | undefined) {
  const bytes = new Uint8Array(await (await fetch(`${productUrl()}/api/${path}`)).arrayBuffer());
  const type = imageTypeOf(bytes);
  return { type, size: type && imageSizeOf(bytes, type), bytes: bytes.length };
}
