import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';
import { expectAccessible, expectLooksRight, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { mailsProcessed } from '#test/support/emulators.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

describe('a public page', () => {
  it('shows before any script has loaded, with its title, its description and a picture for links', async () => {
    const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    for (const [path, { title, description }] of Object.entries(PUBLIC_PAGES)) {
      await page.goto(path);
      for (const form of await page.locator('form').all()) expect(await form.getAttribute('method')).toBe('dialog');
      expect(await page.locator('h1').isVisible(), path).toBe(true);
      expect(await page.title()).toBe(`${title.en} · ${PRODUCT_NAME}`);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description.en);
    }
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  });
});

describe('the questions', () => {
  const openAnswers = (page: Page) => page.getByRole('button', { expanded: true }).allTextContents();

  it('open one at a time, with the keyboard only', async () => {
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto('/faq');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await openAnswers(page)).toEqual(['How do I send an invoice to my customer?']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await openAnswers(page)).toEqual(['Can my customers pay by credit card?']);
    await page
      .getByRole('region', { name: 'Can my customers pay by credit card?' })
      .getByText(/Stripe/)
      .first()
      .waitFor();
    await expectLooksRight(page);
    await page.keyboard.press('Space');
    expect(await openAnswers(page)).toEqual([]);
  });

  it('are found by their answers, with a link to support if there is no match', async () => {
    const { page } = await openWindow(browser);
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('STRIPE');
    await page.getByText('1 of 9 questions found').waitFor();
    await page.getByRole('searchbox').fill('quantum');
    await page.getByText('No questions match your search').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
  });
});

describe('a message to support', () => {
  const write = async (page: Page, email: string) => {
    await page.getByLabel('Name').fill('Zoé Léger');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Subject').fill('Which rate applies?');
    await page.getByLabel('Message').fill('Hello,\nwhich rate do I use in Quebec?');
  };
  const anAddress = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;

  it('stays in the form if sending fails, and arrives on retry with its sender as reply-to', async () => {
    const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone });
    const email = anAddress();
    await page.route('**/api/contact', (route) => route.abort());
    await page.goto('/contact');
    await write(page, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Failed to send message. Please try again.').waitFor();
    await page.getByText('Unable to connect to the server.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toContain('Quebec');
    await expectLooksRight(page);
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message sent successfully').waitFor();
    await page.getByText(`We will reply to ${email}`).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('');
    await expectAccessible(page);
    const mails = await mailsReplyingTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Which rate applies?');
    expect(mails[0]?.text).toContain('which rate do I use in Quebec?');
    expect(consoleErrors.filter((error) => !error.includes('/api/contact'))).toEqual([]);
  });

  it('is not discarded without confirmation', async () => {
    const { page } = await openWindow(browser);
    await page.goto('/contact');
    await page.getByLabel('Message').fill('Hello');
    const faq = page.getByRole('link', { name: 'frequently asked questions' });
    await faq.click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello');
    await faq.click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor();
  });

  it('shows which fields are missing, with the keyboard only', async () => {
    const { page } = await openWindow(browser, { size: WIDTHS.phone, dark: true });
    await page.goto('/contact');
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Zoé');
    await page.keyboard.press('Enter');
    await page.getByText('Email is required').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await expectAccessible(page);
    for (const next of ['phone', 'company', 'subject', 'message']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(next);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send Message');
  });
});

describe('a legal document', () => {
  it('links from its table of contents to a section, clear of the header', async () => {
    const { page } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto('/license-agreement');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByText('On this page').click();
    await contents.getByRole('link', { name: 'Governing Law' }).click();
    expect(page.url()).toMatch(/#governing-law$/);
    await expectInSight(page, 'Governing Law');
  });

  it('opens at the section of a shared link', async () => {
    const { page } = await openWindow(browser);
    await page.goto('/privacy-policy#your-rights');
    await expectInSight(page, 'Your Rights');
  });
});

/** Emails to support whose reply-to is a visitor. */
async function mailsReplyingTo(email: string) {
  await mailsProcessed(email);
  return (await mailsTo('support@demo.test')).filter(({ replyTo }) => replyTo.some((each) => each.includes(email)));
}

/** Fails unless a heading is in the upper half of the window, below the page's header. */
async function expectInSight(page: Page, heading: string): Promise<void> {
  const element = page.getByRole('heading', { level: 2, name: heading });
  await element.waitFor();
  await expect.poll(async () => (await element.boundingBox())?.y ?? 0).toBeLessThan(300);
  expect((await element.boundingBox())?.y).toBeGreaterThanOrEqual(64);
}
