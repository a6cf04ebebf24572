import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import {
  expectLooksRightEverywhere,
  expectNoSidewaysScroll,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { acceptButton, aPublishedEstimate, nameField, pageOf, sendButton } from '#test/support/estimate-page.ts';
import { aCustomer, type Person } from '#test/support/given.ts';
import { aSeller } from '#test/support/pay-page.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

let browser: Browser;
let seller: Person;
let customerId: string;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aSeller()]);
  ({ id: customerId } = await aCustomer(seller));
});

/** 1,000.00, lights for 200.00 if wanted, and a railing for 300.00 or 500.00; 30 % are due on acceptance. */
const anOffer = (changes: Partial<EstimateInput> = {}) =>
  aPublishedEstimate(seller, {
    items: [
      { name: 'Deck', quantity: 1, rate: 1000 },
      { name: 'Lights', quantity: 1, rate: 200, choice: 'optional' },
      { name: 'Wood', quantity: 1, rate: 300, choice: { group: 'Railing' } },
      { name: 'Glass', quantity: 1, rate: 500, choice: { group: 'Railing' } },
    ],
    taxMode: 'none',
    ...changes,
  });
const aDeposit = () => ({ customerId, depositType: 'percentage', depositValue: 30 }) as const;

const stored = async ({ id }: Estimate) => (await seller.call<Estimate>('GET', `/estimates/${id}`)).body;
const lights = (page: Page) => page.getByRole('checkbox', { name: 'Lights 200.00' });
const headline = (page: Page) => page.locator('.amount').textContent();

/** Taps of a finger, counted. */
function countedTaps() {
  let count = 0;
  return {
    count: () => count,
    async tap(target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
  };
}

it('shows one total at a time on a phone: above the buttons, until the one below the lines is in sight', async () => {
  const { page } = await openWindow(browser, { size: WIDTHS.phone });
  await page.goto(pageOf(await anOffer()));
  const live = page.locator('.live');
  await lights(page).scrollIntoViewIfNeeded();
  await live.waitFor();
  const total = page.locator('.invoice-total');
  await total.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await live.waitFor({ state: 'detached' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await live.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await live.waitFor();
});

it('is accepted with an option and its deposit on a phone with four taps and one field', async () => {
  const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone });
  const { tap, count } = countedTaps();
  const estimate = await anOffer(aDeposit());
  await page.goto(pageOf(estimate));
  await tap(page.getByText('Lights', { exact: true }));
  expect(await headline(page)).toBe('1,500.00 CAD');
  await tap(acceptButton(page));
  await nameField(page).and(page.locator(':focus')).waitFor();
  expect(await page.locator(':is(input:not([type=checkbox], [type=radio]), textarea, select):visible').count()).toBe(1);
  await page.keyboard.type('Dana Fox');
  await page.getByText('A deposit of 450.00 CAD is due on acceptance.').waitFor();
  await tap(page.getByRole('button', { name: 'Accept estimate for 1,500.00 CAD' }));
  await page.getByText(/^Accepted by Dana Fox on/).waitFor();
  await expectLooksRightEverywhere(page, page.getByRole('link', { name: 'Pay deposit of 450.00 CAD' }));
  await tap(page.getByRole('link', { name: 'Pay deposit of 450.00 CAD' }));
  await page.getByRole('button', { name: 'Pay Now 450.00 CAD' }).waitFor();
  expect(count()).toBe(4);
  expect(await stored(estimate)).toMatchObject({ status: 'ACCEPTED', total: 1500, deposit: { amount: 450 } });
  expect(consoleErrors).toEqual([]);
});

describe('the page of an estimate with choices', () => {
  it('works on a desktop in light and on a phone in dark', async () => {
    await expectScreenWorks(browser, { path: pageOf(await anOffer()), shows: 'Choose one: Railing' });
  });

  it('works with 200 options, which are all in sight', async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      ...{ name: `Option ${index + 1}`, quantity: 1, rate: 10 },
      choice: 'optional' as const,
    }));
    const page = await expectScreenWorks(browser, { path: pageOf(await anOffer({ items })), shows: 'Option 200' });
    await page.getByRole('checkbox', { name: 'Option 200 10.00' }).check();
    await expect.poll(() => headline(page)).toBe('10.00 CAD');
  });

  it('fits 320 px, with targets that fit a fingertip', async () => {
    const { page } = await openWindow(browser, { fresh: true, size: { width: 320, height: 640 } });
    await page.goto(pageOf(await anOffer({ ...aDeposit(), asksSignature: true })));
    await acceptButton(page).click();
    await page.getByText('Draw your signature').waitFor();
    await expectNoSidewaysScroll(page);
    for (const choice of await page.locator('.choice:not(.group)').all()) {
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  it('is chosen from with the keyboard, and keeps what was chosen through a reload', async () => {
    const { page } = await openWindow(browser);
    await page.goto(pageOf(await anOffer()));
    await lights(page).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => headline(page)).toBe('1,700.00 CAD');
    await page.reload();
    await expect.poll(() => headline(page)).toBe('1,700.00 CAD');
    expect(await page.getByRole('radio', { name: 'Glass 500.00' }).isChecked()).toBe(true);
  });

  it('prints what is chosen', async () => {
    const { page } = await openWindow(browser);
    await page.goto(pageOf(await anOffer()));
    await lights(page).check();
    await expect.poll(() => headline(page)).toBe('1,500.00 CAD');
    const paper = (await pdfPages(await page.pdf({ format: 'Letter' }))).join(' ');
    for (const text of ['Choose one: Railing', 'Lights', '1,500.00 CAD']) expect(paper).toContain(text);
    expect(paper).not.toContain('Ask a question');
  });
});

it('a signature is drawn with a mouse, and shown once it is accepted', async () => {
  const { page } = await openWindow(browser);
  const estimate = await anOffer({ asksSignature: true });
  await page.goto(pageOf(estimate));
  await acceptButton(page).click();
  await nameField(page).fill('Dana Fox');
  await sendButton(page).click();
  await page.getByText('Draw your signature, or sign with your typed name.').waitFor();
  const pad = await page.locator('svg.pad').boundingBox();
  if (!pad) throw new Error('There is no pad');
  await page.mouse.move(pad.x + 20, pad.y + 20);
  await page.mouse.down();
  await page.mouse.move(pad.x + 80, pad.y + 60, { steps: 5 });
  await page.mouse.move(pad.x + 150, pad.y + 30, { steps: 5 });
  await page.mouse.up();
  await expectLooksRightEverywhere(page, page.getByRole('button', { name: 'Clear' }));
  await sendButton(page).click();
  await page.getByRole('img', { name: 'Signature' }).waitFor();
  await expectLooksRightEverywhere(page, page.getByText(/^Accepted by Dana Fox/));
});

it('is signed with the typed name by keyboard', async () => {
  const { page } = await openWindow(browser);
  const estimate = await anOffer({ asksSignature: true });
  await page.goto(pageOf(estimate));
  await acceptButton(page).focus();
  await page.keyboard.press('Enter');
  await nameField(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Dana Fox');
  await page.keyboard.press('Enter');
  await page.getByText('Draw your signature, or sign with your typed name.').waitFor();
  // The focus is on the way without drawing.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Draw it instead' }).waitFor();
  await nameField(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Accepted by Dana Fox/).waitFor();
  expect(await stored(estimate)).toMatchObject({ status: 'ACCEPTED' });
});

it('a question is sent in place, and the page says so', async () => {
  const { page } = await openWindow(browser, { size: WIDTHS.phone });
  await page.goto(pageOf(await anOffer()));
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.locator('textarea:focus').waitFor();
  await page.keyboard.type('Is the old deck removed?');
  await page.getByLabel('Email for the reply').fill('dana@example.com');
  await expectLooksRightEverywhere(page, page.getByRole('button', { name: 'Send question' }));
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByText('Your question was sent. The reply goes to dana@example.com.').waitFor();
});
