import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectLooksRightEverywhere,
  expectNoSidewaysScroll,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import {
  acceptButton,
  aDecidedPage,
  anEstimatePage,
  aPublishedEstimate,
  nameField,
  pageOf,
  published,
  sendButton,
} from '#test/support/estimate-page.ts';
import type { Person } from '#test/support/given.ts';
import { aSeller, lines } from '#test/support/pay-page.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

const LONG = 'Averylongnamewithoutanyspaceinit';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aSeller()]);
});

/** The page of a version that a newer one has replaced. */
async function aReplacedPage(): Promise<string> {
  const first = await aPublishedEstimate(seller);
  await seller.call('PATCH', `/estimates/${first.id}`, { body: { additionalNotes: 'With a second coat.' } });
  await published(seller, first.id);
  return pageOf(first);
}

describe.each<[name: string, path: () => Promise<string>, shows: string | RegExp]>([
  ['an open estimate', () => anEstimatePage(seller), 'Decline'],
  [
    'an expired estimate',
    () => anEstimatePage(seller, { issueDate: '2026-03-01', dueDate: '2026-03-31' }),
    'Expired on March 31, 2026',
  ],
  [
    'an estimate that its business recorded as accepted',
    () => aDecidedPage(seller, { decision: 'accepted', way: 'purchaseOrder', reference: 'PO-17' }),
    /^Accepted by purchase order on .+ Recorded by Prairie Studio Ltd\. Reference: PO-17\.$/,
  ],
  [
    'a declined estimate',
    () => aDecidedPage(seller, { decision: 'declined', way: 'phone' }),
    /^Declined by phone on .+ If you change your mind, contact Prairie Studio Ltd\.$/,
  ],
  ['a replaced version', aReplacedPage, 'Show the newer version'],
  [
    'names without a space and a huge amount',
    () =>
      anEstimatePage(seller, {
        billingName: LONG.repeat(5),
        items: [{ name: LONG.repeat(6), quantity: 1, rate: 99_999_999.99 }],
        currency: 'USD',
      }),
    '99,999,999.99 USD',
  ],
  [
    '200 lines with long terms and notes',
    () =>
      anEstimatePage(seller, {
        items: lines(200),
        paymentTerms: 'Half now. '.repeat(80),
        additionalNotes: 'A line of notes.\n'.repeat(200),
      }),
    'Show all items (200)',
  ],
])('the page of %s', (_, path, shows) => {
  it('works on a desktop in light and on a phone in dark', async () => {
    await expectScreenWorks(browser, { path: await path(), shows });
  });
});

it('the page of a French estimate works, in French', async () => {
  const path = await anEstimatePage(seller, { language: 'fr', billingProvince: 'Québec' });
  const page = await expectScreenWorks(browser, { path, shows: 'Accepter' });
  await page.getByRole('button', { name: 'Télécharger le PDF' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
  expect(await page.title()).toMatch(/^Soumission EST-/);
});

it('an older version leads to the newer one, which can be accepted', async () => {
  const { page } = await openWindow(browser);
  await page.goto(await aReplacedPage());
  await page.getByRole('link', { name: 'Show the newer version' }).waitFor();
  expect(await acceptButton(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Show the newer version' }).click();
  await acceptButton(page).waitFor();
  await page.getByText('With a second coat.').waitFor();
});

it('shows an error for an unknown link', async () => {
  const { page } = await openWindow(browser);
  for (const missing of ['short', '%', `${'A'.repeat(8)}-${'A'.repeat(22)}-1`]) {
    await page.goto(`/estimate/${missing}`);
    await page.getByText('Estimate not found').waitFor();
  }
  await expectLooksRightEverywhere(page, page.getByText('Estimate not found'));
});

it.each([
  ['for a yes', 'Accept', 'Your full name'],
  ['for a no', 'Decline', 'Reason (optional)'],
])(
  'the field %s looks right everywhere, at 320 px too, and all its targets fit a fingertip',
  async (_, name, label) => {
    const { page, context } = await openWindow(browser, { fresh: true });
    await page.goto(await anEstimatePage(seller, { items: lines(9), additionalNotes: 'Thank you.' }));
    await page.getByRole('button', { name, exact: true }).click();
    await expectLooksRightEverywhere(page, page.getByLabel(label));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    for (const target of await page.locator('button:visible, a:visible, :is(input, textarea):visible').all()) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), await target.innerHTML()).toBeGreaterThanOrEqual(44);
    }
  },
);

it('shows its buttons where colours are forced', async () => {
  const { page } = await openWindow(browser, { fresh: true });
  await page.goto(await anEstimatePage(seller));
  await acceptButton(page).waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const frame = await acceptButton(page).evaluate((button) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(button);
    return { isFramed: borderTopColor !== backgroundColor, borderTopWidth };
  });
  expect(frame).toEqual({ isFramed: true, borderTopWidth: '1px' });
});

it('prints every line on white paper, without its buttons and fields', async () => {
  const { page } = await openWindow(browser, { dark: true });
  await page.goto(await anEstimatePage(seller, { items: lines(200), additionalNotes: 'Thank you for your trust.' }));
  await acceptButton(page).click();
  await nameField(page).waitFor();
  const paper = (await pdfPages(await page.pdf({ format: 'Letter' }))).join(' ');
  for (const text of ['Prairie Studio Ltd.', 'Estimate EST-', 'Line 1 ', 'Line 200 ', 'Thank you for your trust.']) {
    expect(paper).toContain(text);
  }
  for (const text of ['Download PDF', 'Show all items', 'By accepting', 'Your full name', 'Accept']) {
    expect(paper).not.toContain(text);
  }
});

describe('on a phone', () => {
  it('keeps Accept in sight, and what is agreed to above the field once it opens', async () => {
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(await anEstimatePage(seller, { items: lines(40) }));
    const { y = 0, height = 0 } = (await acceptButton(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(WIDTHS.phone.height);
    await acceptButton(page).click();
    const total = await page.locator('.invoice-total').boundingBox();
    const field = await nameField(page).boundingBox();
    const send = await sendButton(page).boundingBox();
    expect(total && field && total.y < field.y).toBe(true);
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(WIDTHS.phone.height);
  });
});
