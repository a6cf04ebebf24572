import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import AboutScreen from './about-screen.tsx';
import ContactScreen from './contact-screen.tsx';
import FaqScreen from './faq-screen.tsx';
import LicenseAgreementScreen from './license-agreement-screen.tsx';
import PrivacyPolicyScreen from './privacy-policy-screen.tsx';

it.each([
  ['stripe', '1 question trouvée sur 9'],
  ['blockchain', '0 question trouvée sur 9'],
  ['9,975 %', '1 question trouvée sur 9'],
  ['facture', '9 questions trouvées sur 9'],
])('finds questions by %s: %s', async (search, count) => {
  renderFor({}, <FaqScreen />, '/faq');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher une question' }), search);
  expect(screen.getByText(count)).toBeTruthy();
});

it.each([
  ['/about', AboutScreen],
  ['/contact', ContactScreen],
  ['/faq', FaqScreen],
  ['/license-agreement', LicenseAgreementScreen],
  ['/privacy-policy', PrivacyPolicyScreen],
])('%s has the title of its prerendered page', (path, Screen) => {
  renderFor({}, <Screen />, path);
  expect(document.title).toBe(`${PUBLIC_PAGES[path]?.title.fr} · ${PRODUCT_NAME}`);
});

it('links to sections by their names without accents', () => {
  renderFor({}, <PrivacyPolicyScreen />);
  expect(document.body.textContent).toContain('Dernière mise à jour le 17\u00a0mars 2025');
  const [contents] = screen.getAllByRole('navigation', { name: 'Sur cette page' });
  const links = within(contents ?? document.body).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toContain('#securite');
  for (const address of addresses) expect(document.querySelector(address ?? ''), `${address}`).not.toBeNull();
});
