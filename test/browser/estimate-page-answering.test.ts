import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { call } from '#test/support/client.ts';
import {
  acceptButton,
  anEstimatePage,
  aPublishedEstimate,
  nameField,
  pageOf,
  sendButton,
} from '#test/support/estimate-page.ts';
import type { Person } from '#test/support/given.ts';
import { aSeller } from '#test/support/pay-page.ts';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aSeller()]);
});

const stored = async ({ id }: Estimate) => (await seller.call<Estimate>('GET', `/estimates/${id}`)).body;

/** Counts the accept and decline requests that a page sends. */
function countedAnswers(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/\/(acceptance|refusal)$/.test(request.url())) count += 1;
  });
  return () => count;
}

describe('a yes', () => {
  it('takes two taps and one field on a phone, and is confirmed with name and day', async () => {
    const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone });
    const estimate = await aPublishedEstimate(seller);
    await page.goto(pageOf(estimate));
    let taps = 0;
    await page.exposeFunction('countTap', () => {
      taps += 1;
    });
    await page.evaluate(() => addEventListener('click', () => Reflect.get(globalThis, 'countTap')(), true));
    await acceptButton(page).click();
    expect(await page.locator(':is(input, textarea, select):visible').count()).toBe(1);
    // The field has the focus: it needs no tap.
    await page.keyboard.type('Dana Fox');
    await sendButton(page).click();
    await page.getByText(/^Accepted by Dana Fox on \w+ \d\d, \d{4}\./).waitFor();
    expect(taps).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Accepted by Dana Fox');
    expect(await stored(estimate)).toMatchObject({ status: 'ACCEPTED' });
    await expectLooksRightEverywhere(page, page.getByText('This estimate is accepted. Thank you.'));
    await page.reload();
    await page.getByText('Accepted by Dana Fox').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('works with the keyboard only', async () => {
    const { page } = await openWindow(browser);
    await page.goto(await anEstimatePage(seller));
    await acceptButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Accept');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Enter your full name.').waitFor();
    await page.keyboard.type('Dana Fox');
    await page.keyboard.press('Enter');
    await page.getByText('Accepted by Dana Fox').waitFor();
  });

  it('is sent once, however often its button is pressed', async () => {
    const { page } = await openWindow(browser);
    const answers = countedAnswers(page);
    await page.goto(await anEstimatePage(seller));
    await acceptButton(page).click();
    await nameField(page).fill('Dana Fox');
    await sendButton(page).dblclick();
    await page.getByText('Accepted by Dana Fox').waitFor();
    expect(answers()).toBe(1);
  });

  it('keeps the name without a connection, and is sent once there is one', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(await anEstimatePage(seller));
    await acceptButton(page).click();
    await nameField(page).fill('Dana Fox');
    await context.setOffline(true);
    await sendButton(page).click();
    await page.getByText('Your answer was not sent. Check your connection and try again.').waitFor();
    expect(await nameField(page).inputValue()).toBe('Dana Fox');
    await context.setOffline(false);
    await sendButton(page).click();
    await page.getByText('Accepted by Dana Fox').waitFor();
  });
});

describe('a no', () => {
  it('takes a reason, which its business reads', async () => {
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    const estimate = await aPublishedEstimate(seller);
    await page.goto(pageOf(estimate));
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.keyboard.type('Too late in the season');
    await page.getByRole('button', { name: 'Decline estimate' }).click();
    await page.getByText(/^Declined on \w+ \d\d, \d{4}\./).waitFor();
    const { status, events } = await stored(estimate);
    expect(status).toBe('DECLINED');
    expect(events.at(-1)).toMatchObject({ type: 'DECLINED', reason: 'Too late in the season' });
  });

  it('is refused once someone else has accepted, which the page then says', async () => {
    const { page } = await openWindow(browser);
    const estimate = await aPublishedEstimate(seller);
    await page.goto(pageOf(estimate));
    await page.getByRole('button', { name: 'Decline' }).click();
    const accepted = await call<PublicEstimate>('POST', `/estimates/${estimate.link}/acceptance`, {
      body: { name: 'Robin Ash' },
    });
    expect(accepted.status).toBe(200);
    await page.getByRole('button', { name: 'Decline estimate' }).click();
    await page.getByText('This estimate has changed in the meantime.').waitFor();
    await page.getByText(/^Accepted by Robin Ash on/).waitFor();
    expect(await page.getByRole('button', { name: 'Decline' }).count()).toBe(0);
  });
});

it('a yes to a version that was replaced meanwhile is not taken, and the page leads to the newer one', async () => {
  const { page } = await openWindow(browser);
  const estimate = await aPublishedEstimate(seller);
  await page.goto(pageOf(estimate));
  await acceptButton(page).click();
  await nameField(page).fill('Dana Fox');
  await seller.call('PATCH', `/estimates/${estimate.id}`, { body: { additionalNotes: 'Changed.' } });
  await seller.call('POST', `/estimates/${estimate.id}/link`);
  await sendButton(page).click();
  await page.getByRole('link', { name: 'Show the newer version' }).click();
  await acceptButton(page).waitFor();
  expect(await stored(estimate)).toMatchObject({ status: 'SENT' });
});
