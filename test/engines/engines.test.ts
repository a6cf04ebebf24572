import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenScreens, SCREENS } from '#test/support/all-screens.ts';
import { productUrl } from '#test/support/client.ts';
import { aPersonTakingCards, aSentInvoice, PASSWORD, type Person } from '#test/support/given.ts';
import { layoutFaults } from '#test/support/layout-faults.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { LOG_KEY } from '#web/lib/errors/error-log.ts';
import { type EnginePage, pageOf } from './engine-page.ts';
import { ENGINES, startDisplay } from './engines.ts';
import type { Program } from './start-program.ts';
import { type Browser, startEngine } from './web-driver.ts';

let display: Program | null = null;
beforeAll(async () => {
  const [started] = await Promise.all([startDisplay(), givenScreens()]);
  display = started;
});
afterAll(() => void display?.end());

describe.each(ENGINES)('$name', ({ engine, missing }) => {
  let browser: Browser;
  let page: EnginePage;
  beforeAll(async () => {
    // The default reporter counts skipped tests without their notes.
    if (!engine) return console.warn(missing);
    browser = await startEngine(engine);
    page = pageOf(browser);
    await page.resize(1440, 900);
  });
  afterAll(() => browser?.stop());
  beforeEach(({ skip }) => skip(!engine, missing));

  it('goes from sign-in to an invoice paid by card, and one paid by cash', async () => {
    const recipient = `client-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const person = await aPersonTakingCards();
    await signIn(page, person);
    await writeInvoice(page, recipient);
    await sendInvoice(page);
    const [mail] = await mailsTo(recipient);
    const link = /http\S+(\/pay\/\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await page.goto(link);
    await page.see('Amount Due');
    await page.click(/^Pay Now/);
    await page.click(/^Pay [A-Z]{3} /);
    await page.see(/^Paid on/);
    expect(await page.url()).toContain(`${productUrl()}${link}`);

    await page.goto(`/invoices/${(await aSentInvoice(person)).id}`);
    await page.click(/^Record Payment/);
    await page.click('Record Payment');
    await page.see(/^Payment of .* recorded$/);
    expect(await loggedErrors(page)).toEqual([]);
  });

  it.each(SCREENS)('shows $name without a fault', async ({ path, shows, by }) => {
    await page.become(by?.());
    await page.goto(path());
    await page.see(shows);
    expect(await layoutFaults(page)).toEqual([]);
    expect(await loggedErrors(page)).toEqual([]);
  });
});

async function signIn(page: EnginePage, { email }: Person): Promise<void> {
  await page.become(undefined);
  await page.goto('/login');
  await page.fill('Email', email);
  await page.fill('Password', PASSWORD);
  await page.click('Sign in');
  await page.see(/^No invoices found/);
}

async function writeInvoice(page: EnginePage, recipient: string): Promise<void> {
  await page.goto('/invoices/create');
  await page.fill('Name', 'Léger & Œuvre');
  await page.fill('Email', recipient);
  await page.click('Next');
  await page.click('Next');
  await page.click('Add Blank Item');
  await page.fill('Short Description', 'Sticker');
  await page.fill('Quantity', '3');
  await page.fill('Rate', '0.33');
  await page.click('Next');
  await page.see(/0\.99 CAD/);
}

async function sendInvoice(page: EnginePage): Promise<void> {
  await page.click('Send Invoice');
  await page.click('Send By Email');
  await page.click('Send anyway');
  await page.see('Email sent successfully!');
}

/** What the app wrote into its local log, which records all uncaught errors. */
function loggedErrors(page: EnginePage): Promise<string[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], LOG_KEY);
}
