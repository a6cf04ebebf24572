import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '#test/support/browser.ts';
import { givenVisits } from '#test/support/shell-page.ts';

const visit = givenVisits();

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

  it('is at the end of a phone’s screen, clear of the bottom bar', () =>
    visit({ who: 'owner', phone: true }, async (page) => {
      const bar = await page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).boundingBox();
      // The screen grows while content loads.
      const endOfText = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const text = await madeInCanada(page).boundingBox();
        return text ? text.y + text.height : Number.POSITIVE_INFINITY;
      };
      await expect.poll(endOfText).toBeLessThanOrEqual(bar?.y ?? 0);
    }));
});
