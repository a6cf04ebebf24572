import type { Page } from 'playwright-core';

type Size = { width: number; height: number };

/** Changes the size and the colour scheme of a loaded page; it has no transitions from then on. */
export async function changeLook(page: Page, size: Size, colorScheme: 'light' | 'dark'): Promise<void> {
  // With reduced motion, every element has a short one: a new colour would pass from parent to child frame by frame.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}
