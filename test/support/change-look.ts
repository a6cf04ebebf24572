import type { Page } from 'playwright-core';

type Size = { width: number; height: number };

/** Changes the window size and the colour scheme of a loaded page. */
export async function changeLook(page: Page, size: Size, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}
