import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { frCaEstimatePage } from '#shared/locale/fr-ca-estimate-page.ts';
import {
  ACCEPT,
  acceptAs,
  anAcceptedEstimate,
  anEstimate,
  choose,
  press,
  setUpPage,
  show,
  textOf,
} from '#test/support/screens/estimate-page-harness.tsx';
import { fakeServer } from '#test/support/screens/fake-server.ts';

setUpPage();
beforeEach(() => sessionStorage.clear());

const deposit = { id: 'b1-d1', amount: 370.35 };
const payLink = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /deposit/ });

it.each([
  [{ depositType: 'percentage', depositValue: 30 }, '370.35 CAD'],
  [{ depositType: 'fixed', depositValue: 100 }, '100.00 CAD'],
  [{ depositType: 'fixed', depositValue: 5000 }, '1,234.50 CAD'],
] as const)('is named below the total and where it is agreed to: %j', async (terms, amount) => {
  show(anEstimate(terms));
  expect(textOf('.invoice-totals')).toMatch(new RegExp(`Deposit due on acceptance${amount}$`));
  await press('Accept');
  expect(textOf('form:not([hidden]) .consent')).toBe(
    `A deposit of ${amount} is due on acceptance. By accepting, you agree to this estimate and its terms.`,
  );
});

it('follows what is chosen', async () => {
  const lights = { name: 'Lights', quantity: 1, rate: 200, amount: 200, choice: 'optional' as const };
  const { items } = anEstimate();
  show(anEstimate({ items: [...items, lights], depositType: 'percentage', depositValue: 10 }));
  expect(textOf('.invoice-totals')).toContain('Deposit due on acceptance123.45 CAD');
  await choose('Lights 200.00');
  expect(textOf('.invoice-totals')).toContain('Deposit due on acceptance143.45 CAD');
});

it.each([{}, { depositType: 'percentage', depositValue: 0 }] as const)('is not named without any: %j', (terms) => {
  show(anEstimate(terms));
  expect(document.body.textContent).not.toContain('eposit');
});

it('is paid by the button of the confirmation', async () => {
  const terms = { depositType: 'percentage', depositValue: 30 } as const;
  fakeServer({ [ACCEPT]: { body: anAcceptedEstimate({ ...terms, deposit }) } });
  show(anEstimate(terms));
  await acceptAs('Dana Fox');
  expect(payLink()?.textContent).toBe('Pay deposit of 370.35 CAD');
  expect(payLink()?.pathname).toBe('/pay/b1-d1');
  expect(payLink()?.className).toContain('main');
  expect(textOf('.invoice-totals')).toMatch(/Deposit requested370\.35 CAD$/);
});

it('says that it is paid, and asks for nothing then', () => {
  show(anAcceptedEstimate({ deposit: { ...deposit, isPaid: true } }));
  expect(textOf('.notice')).toMatch(/The deposit of 370\.35 CAD is paid\.$/);
  expect(textOf('.invoice-totals')).toMatch(/Deposit paid370\.35 CAD$/);
  expect(payLink()).toBeNull();
});

it('is named and paid in French', async () => {
  const terms = { depositType: 'percentage', depositValue: 30, language: 'fr' } as const;
  fakeServer({ [ACCEPT]: { body: anAcceptedEstimate({ ...terms, deposit }) } });
  show(anEstimate(terms), frCaEstimatePage);
  expect(textOf('.invoice-totals')).toContain('Acompte à l’acceptation370,35\u00a0CAD');
  await press('Accepter');
  expect(textOf('form:not([hidden]) .consent')).toMatch(
    /^Un acompte de 370,35\u00a0CAD est à payer à l’acceptation\. /,
  );
});
