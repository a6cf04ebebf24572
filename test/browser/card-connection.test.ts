import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
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
async function _aPersonWhoPressed(action: 'later' | 'review'): Promise<Person> {
  const person = await anEnabledPerson();
  const { body } = await person.call<{ url: string }>('GET', '/stripe/connect');
  await fetch(body.url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  return person;
}

describe('the integration', () => {
  it('is connected and disconnected, and shows a failure inline', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by: await anEnabledPerson() });
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
    await expectLooksRightEverywhere(page, dialog);
    expect(consoleErrors).toEqual([]);
    const broken = { status: 502, json: { code: 'PROVIDER_FAILED', message: 'down' } };
    await page.route('**/api/stripe/disconnect', (route) => route.fulfill(broken));
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    const problem = page.getByRole('alert').getByText('Failed to disconnect from the card provider');
    await expectLooksRightEverywhere(page, problem);
    await page.getByText('Connected', { exact: true }).waitFor();
    await page.unroute('**/api/stripe/disconnect');
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Stripe account disconnected successfully').waitFor();
    await page.getByText('Not connected').waitFor();
  });

  it('offers payments from bank accounts once Stripe has activated them', async () => {
    const person = await aPersonTakingCards();
    const { page, consoleErrors } = await openWindow(browser, { by: person });
    await page.goto(INTEGRATION);
    const debits = page.getByRole('switch', { name: 'Payments from bank accounts' });
    const waiting = { json: { debits: 'waiting', link: true } };
    await page.route('**/api/stripe/options', (route) => route.fulfill(waiting));
    await debits.click();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectLooksRightEverywhere(page, page.getByText('Turn on pre-authorized debits in your Stripe dashboard'));
    await page.unroute('**/api/stripe/options');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Your customers can now pay from a bank account').waitFor();
    await page.getByRole('switch', { name: 'Link' }).click();
    const read = async () => (await person.call('GET', '/stripe/options')).body;
    await expect.poll(read).toEqual({ debits: 'on', link: false });
    await page.reload();
    await debits.waitFor();
    expect(await debits.isChecked()).toBe(true);
    await debits.click();
    await expect.poll(read).toEqual({ debits: 'off', link: false });
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
});
