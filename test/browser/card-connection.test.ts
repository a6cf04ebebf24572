import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRight, expectScreenWorks, openWindow, SIZES, startBrowser } from '#test/support/browser.ts';
import { aPerson, aPersonTakingCards, type Person, theAdministrator } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const INTEGRATION = '/payment-settings?tab=integration';

/** A person who may take cards but has not connected an account. */
async function anEnabledPerson(): Promise<Person> {
  const [person, admin] = [await aPerson(), await theAdministrator()];
  await admin.call('PATCH', `/admin/users/${person.id}/payment-integration`, { body: { enabled: true } });
  return person;
}

/** A person who left Stripe's onboarding with this button. */
async function aPersonWhoPressed(action: 'later' | 'review'): Promise<Person> {
  const person = await anEnabledPerson();
  const { body } = await person.call<{ url: string }>('GET', '/stripe/connect');
  await fetch(body.url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  return person;
}

describe('the integration', () => {
  it.each([
    ['not connected', anEnabledPerson, 'Not connected'],
    ['unfinished', () => aPersonWhoPressed('later'), 'Setup not finished'],
    ['being checked', () => aPersonWhoPressed('review'), 'Being checked'],
  ] as const)('works while it is %s', async (_, someone, shows) => {
    await expectScreenWorks(browser, { path: INTEGRATION, shows, by: await someone() });
  });

  it.each(SIZES)('is connected and disconnected on %s', async (_, size) => {
    const { page, consoleErrors } = await openWindow(browser, { size, by: await anEnabledPerson() });
    await page.goto(INTEGRATION);
    await page.getByRole('button', { name: 'Connect Stripe' }).click();
    await page.getByRole('button', { name: 'Save for later' }).click();
    await page.getByText('Stripe needs more details before you can take card payments', { exact: true }).waitFor();
    await page.waitForURL((url) => url.search === '?tab=integration');
    await page.getByRole('button', { name: 'Continue on Stripe' }).click();
    await page.getByRole('button', { name: 'Complete setup' }).click();
    await page.getByText('Stripe account connected successfully').waitFor();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Disconnect Stripe' });
    await dialog.waitFor();
    await expectLooksRight(page);
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Stripe account disconnected successfully').waitFor();
    await page.getByText('Not connected').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('connects automatically when the URL asks for it, once', async () => {
    const { page } = await openWindow(browser, { by: await anEnabledPerson() });
    await page.goto(`${INTEGRATION}&action=auth`);
    await page.getByRole('button', { name: 'Complete setup' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue on Stripe' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=integration');
  });

  it('does not trust the URL that it is connected', async () => {
    const { page } = await openWindow(browser, { by: await aPersonWhoPressed('review') });
    await page.goto(`${INTEGRATION}&success=true`);
    await page.getByText('Stripe is still checking your details', { exact: true }).waitFor();
    await page.getByText('Being checked').waitFor();
    expect(await page.getByText('Stripe account connected successfully').count()).toBe(0);
  });

  it.each(SIZES)('shows failures inline on %s', async (_, size) => {
    const { page } = await openWindow(browser, { size, by: await aPersonTakingCards() });
    const broken = { status: 502, json: { code: 'PROVIDER_FAILED', message: 'down' } };
    await page.route('**/api/stripe/{connect,disconnect}', (route) => route.fulfill(broken));
    await page.goto(INTEGRATION);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alert').getByText('Failed to disconnect from the card provider').waitFor();
    await page.getByText('Connected', { exact: true }).waitFor();
    await expectLooksRight(page);
    await page.route('**/api/stripe/status', (route) => route.fulfill({ json: { connected: false } }));
    await page.reload();
    await page.getByRole('button', { name: 'Connect Stripe' }).click();
    await page.getByRole('alert').getByText('Failed to initiate connection').waitFor();
    await page.getByText('Failed to connect to the card provider').first().waitFor();
  });
});
