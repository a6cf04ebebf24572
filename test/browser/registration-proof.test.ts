import { expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { PASSWORD } from '#test/support/given.ts';

const anEmail = () => `new-${crypto.randomUUID()}@example.com`;

it('registers a user on a network with many registrations, after solving a puzzle', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' };
  for (let count = 0; count < 5; count += 1) {
    const body = JSON.stringify({ email: anEmail(), password: PASSWORD });
    expect((await fetch(`${productUrl()}/api/users`, { method: 'POST', headers, body })).status).toBe(201);
  }
  const { page } = await openWindow(await startBrowser(), { fresh: true });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.8' });
  const puzzle = page.waitForResponse((response) => response.url().endsWith('/api/users/puzzle'));
  await page.goto('/register');
  await page.getByLabel('Email').fill(anEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await puzzle).status()).toBe(200);
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
});
