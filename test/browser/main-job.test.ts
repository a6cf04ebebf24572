import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { SessionUser } from '#shared/user/schema.ts';
import { openWindow, startBrowser, type Window } from '#test/support/browser.ts';
import { call } from '#test/support/client.ts';
import { contentOf } from '#test/support/download.ts';
import { theAdministrator, verificationOf } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

const PASSWORD = 'brand-new-1';
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('goes from sign-up to a paid invoice', async () => {
  const id = crypto.randomUUID().slice(0, 8);
  const [email, recipient] = [`founder-${id}@example.com`, `client-${id}@example.com`];
  const owner = await openWindow(browser, { motion: true });
  await register(owner, email);
  await confirmEmail(owner, email);
  await takeCards(owner, email);
  const number = await writeInvoice(owner, recipient);
  await sendByEmail(owner);

  const [mail] = await mailsTo(recipient);
  expect(mail?.subject).toContain(number);
  const link = /http\S+\/pay\/\w+/.exec(mail?.text ?? '')?.[0] ?? '';
  const attached = await pdfPages(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
  expect(attached).toHaveLength(1);

  const payer = await openWindow(browser, { motion: true });
  await payer.page.goto(link);
  await payer.page.getByText('Amount Due').waitFor();
  expect(await payer.page.locator('body').textContent()).toContain('1.12 CAD');
  const pages = await downloadPdf(payer, number);
  expect(pages).toHaveLength(1);
  for (const text of [number, 'Sticker', '0.99', '0.13', '1.12 CAD', 'Léger & Œuvre']) expect(pages[0]).toContain(text);
  await pay(payer);

  await owner.page.goto('/invoices');
  await owner.page
    .getByRole('row', { name: new RegExp(number) })
    .getByText('Paid')
    .waitFor();
  expect(owner.consoleErrors).toEqual([]);
  expect(payer.consoleErrors).toEqual([]);
});

async function register({ page }: Window, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  await page.getByText('No invoices found').waitFor();
}

/** Enters the emailed code in the banner, which has the focus; that confirms the email and disappears. */
async function confirmEmail({ page }: Window, email: string): Promise<void> {
  const banner = page.getByRole('region', { name: 'Confirm your email' });
  const field = banner.getByLabel('Code from the email');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill((await verificationOf(email)).code);
  await banner.waitFor({ state: 'detached' });
}

/** Allows card payments as support, and connects an account as the owner. */
async function takeCards({ page }: Window, email: string): Promise<void> {
  const admin = await theAdministrator();
  const login = await call<{ access_token: string }>('POST', '/auth/login', { body: { email, password: PASSWORD } });
  const { body } = await call<SessionUser>('GET', '/auth/profile', { token: login.body.access_token });
  await admin.call('PATCH', `/admin/users/${body.id}/payment-integration`, { body: { enabled: true } });
  await page.goto('/payment-settings?tab=integration');
  await page.getByRole('button', { name: /connect/i }).click();
  await page.getByRole('button', { name: 'Complete setup' }).click();
  await page.waitForURL(/\/payment-settings/);
  await page.getByRole('button', { name: /disconnect/i }).waitFor();
}

/** Fills in the four tabs, 3 × 0.33 at 13%, and returns the invoice's number. */
async function writeInvoice({ page }: Window, recipient: string): Promise<string> {
  await page.goto('/invoices');
  await page
    .getByRole('link', { name: /create/i })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Create New Invoice' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Léger & Œuvre');
  await page.getByLabel('Email').fill(recipient);
  await page.getByRole('button', { name: 'Next' }).click();
  const number = await page.getByLabel('Invoice Number').inputValue();
  expect(number).toMatch(/^INV-\d{11}$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Add Blank Item' }).click();
  await page.getByLabel('Short Description').fill('Sticker');
  await page.getByLabel('Quantity').fill('3');
  await page.getByLabel('Rate').fill('0.33');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('switch', { name: 'Tax' }).click();
  await page
    .getByRole('spinbutton', { name: /tax/i })
    .or(page.getByRole('textbox', { name: /tax/i }))
    .fill('13');
  await page.getByText('1.12 CAD').first().waitFor();
  return number;
}

async function sendByEmail({ page }: Window): Promise<void> {
  await page.getByRole('button', { name: 'Send Invoice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send By Email' }).click();
  await page.getByText('Invoice created successfully!').waitFor();
  await dialog.getByText('Your business has no name yet.').waitFor();
  expect(await dialog.getByText('Your customer cannot pay this invoice yet').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  await page.getByText(/^Sent to Léger & Œuvre, 1\.12 CAD due /).waitFor();
}

async function downloadPdf({ page }: Window, number: string): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  return pdfPages(await contentOf(download));
}

async function pay({ page }: Window): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/pay\/\w+/);
  await page
    .getByText(/^Paid on/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Pay Now' }).count()).toBe(0);
}
