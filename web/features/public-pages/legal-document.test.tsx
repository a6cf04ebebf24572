import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import LicenseAgreementScreen from './license-agreement-screen.tsx';
import PrivacyPolicyScreen from './privacy-policy-screen.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const LICENSE = [
  'License Grant',
  'Account and Eligibility',
  'Usage Rules',
  'Ownership',
  'Fees and Payments',
  'Termination',
  'Disclaimer of Warranties',
  'Limitation of Liability',
  'Changes',
  'Governing Law',
  'Contact',
];
const PRIVACY = [
  'Information We Collect',
  'How We Use Information',
  'How We Share Information',
  'Security',
  'Your Rights',
  'Data Retention',
  'International Transfers',
  'Children Under 18',
  'Changes',
  'Contact',
];

const sectionTexts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const numbered = (titles: readonly string[]) => titles.map((title, index) => `${index + 1}.${title}`);

it.each([
  ['User License Agreement', LicenseAgreementScreen, LICENSE],
  ['Privacy Policy', PrivacyPolicyScreen, PRIVACY],
])('%s: has a date, key points and numbered sections linked from its contents', (title, Screen, titles) => {
  renderFor({}, <Screen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toMatch(title);
  expect(document.body.textContent).toContain('Last updated March 17, 2025');
  expect(sectionTexts()).toEqual(['Key points', ...numbered(titles)]);
  for (const contents of screen.getAllByRole('navigation', { name: 'On this page' })) {
    const links = within(contents).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(numbered(titles));
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target?.textContent).toBe(link.textContent);
    }
  }
});

it.each([
  ['18+', LicenseAgreementScreen, /at least 18 years old/],
  ['the licence', LicenseAgreementScreen, /non-exclusive, non-transferable.*personal or business invoicing/],
  ['free and paid plans', LicenseAgreementScreen, /free and paid plans/],
  ['the cap', LicenseAgreementScreen, /limited to the amount that you paid us for the Service in the 12 months before/],
  ['the law', LicenseAgreementScreen, /laws of the Province of Alberta and the federal laws of Canada/],
  ['the acts', PrivacyPolicyScreen, /\(PIPEDA\).*\(PIPA\)/],
  ['the region', PrivacyPolicyScreen, /ca-central-1/],
  ['cards', PrivacyPolicyScreen, /Card numbers are entered with Stripe and never reach our servers/],
  ['the rights', PrivacyPolicyScreen, /Access .*Correct .*Delete .*Object .*Export /],
  ['how to complain', PrivacyPolicyScreen, /Privacy Commissioner of Canada.*Commissioner of Alberta/],
])('states %s', (_, Screen, text) => {
  renderFor({}, <Screen />);
  expect(document.body.textContent).toMatch(text);
});

describe('the way back', () => {
  const wayBack = () => screen.getByRole('link', { name: /^(Back|Create)/ });

  it('goes to the previous screen with its navigation state', async () => {
    const state = wayBackFrom({ pathname: '/login', search: '', hash: '', state: { from: '/invoices' } });
    const { address, state: arrivedWith } = renderFor({}, <PrivacyPolicyScreen />, {
      pathname: '/privacy-policy',
      state,
    });
    expect(wayBack().textContent).toBe('Back');
    await userEvent.click(wayBack());
    expect(address()).toBe('/login');
    expect(arrivedWith()).toEqual({ from: '/invoices' });
  });

  it.each([
    ['anonymous', 'Create an account', '/register'],
    ['authenticated', 'Back to App', '/'],
  ] as const)('on a page opened by its URL, when %s: %s', (status, text, to) => {
    renderFor({ status, user: aUser() }, <LicenseAgreementScreen />);
    expect(wayBack().textContent).toBe(text);
    expect(wayBack().getAttribute('href')).toBe(to);
  });
});

it('scrolls to the section in the URL', () => {
  history.replaceState(null, '', '/privacy-policy#your-rights');
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  renderFor({}, <PrivacyPolicyScreen />);
  expect(scrolled).toEqual(['your-rights']);
});
