import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anInvitation } from '#test/support/an-employee.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { call } from '#test/support/client.ts';
import { aPerson, aPersonNamed, type Person } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const LONG_NAME = 'Averylongnamewithoutanyspaceinit'.repeat(3);

/** An owner with accepted, rejected and pending invitations; one person has a long name, another none. */
async function anOwnerWithPeople(): Promise<Person> {
  const owner = await aPerson();
  await owner.call('POST', '/companies', { body: { name: 'Larch & Co', website: 'https://larch.example.com' } });
  for (const [name, decision] of [
    ['Ann Obi', 'accept'],
    ['Bea Roy', 'reject'],
    ['', ''],
    [`${LONG_NAME} Élan`, ''],
  ] as const) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const { token } = await anInvitation(owner, (await aPersonNamed(firstName, lastName)).email);
    if (decision) await call('POST', `/invitations/${token}/${decision}`);
  }
  return owner;
}

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await anOwnerWithPeople();
  });

  it('shows the status of each invitation, and offers to resend those not accepted', async () => {
    const { page } = await openWindow(browser, { by: owner });
    await page.goto('/employees');
    const row = (name: string | RegExp) => page.getByRole('row', { name });
    await row(/Ann Obi.*Accepted/).waitFor();
    await row(/Bea Roy.*Rejected/).waitFor();
    await row(/No name entered.*Pending/).waitFor();
    await row(/Élan.*Pending/).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Name',
      'Email',
      'Status',
      'Created',
      'Actions',
    ]);
    expect(await page.getByRole('button', { name: 'Resend invitation to Bea Roy' }).count()).toBe(1);
    const accepted = page.getByRole('button', { name: 'Resend invitation to Ann Obi', disabled: true });
    expect(await accepted.getAttribute('title')).toBe('This invitation was accepted');
  });
});
