import { expect, it } from 'vitest';
import { MAIL_KINDS } from '#functions/mail/kinds.ts';
import { inScheme, mailPreviews } from '#infra/local/mails/mails-page.ts';
import { seriousAxeFaults } from '#test/support/axe-faults.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { layoutFaults } from '#test/support/layout-faults.ts';

it('every kind of email is readable on the narrowest phone, in both schemes, and shown on one page', async () => {
  const { page } = await openWindow(await startBrowser());
  await page.goto('/local/mails?language=fr');
  const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(new Set(shown)).toEqual(new Set(Object.keys(MAIL_KINDS)));
  expect(await seriousAxeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { kind, mail } of await mailPreviews('fr', 'https://app.example.com'))
    for (const scheme of ['light', 'dark'] as const) {
      await page.setContent(inScheme(mail.html, scheme));
      expect([kind, scheme, ...(await layoutFaults(page)), ...(await seriousAxeFaults(page))]).toEqual([kind, scheme]);
    }
});
