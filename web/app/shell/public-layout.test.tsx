import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import type { Session } from '#web/lib/session/session.ts';
import PublicLayout from './public-layout.tsx';

const VISITOR: Partial<Session> = { status: 'anonymous', why: 'none' };
const PERSON: Partial<Session> = { status: 'authenticated', user: aUser() };

const show = (session: Partial<Session>, at: Parameters<typeof renderFor>[2]) =>
  renderFor(
    session,
    <Routes>
      <Route element={<PublicLayout />}>
        <Route element={<h1>Page</h1>} path="*" />
      </Route>
    </Routes>,
    at,
  );

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const hrefs = (part: ReturnType<typeof header>) =>
  Object.fromEntries(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

it('offers a visitor the pages, sign-in and the way home', () => {
  show(VISITOR, '/contact');
  expect(hrefs(header())).toEqual({
    Northbill: '/',
    Français: '/fr/contact',
    About: '/about',
    Contact: '/contact',
    FAQ: '/faq',
    Login: '/login',
    Register: '/register',
  });
  const current = header()
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Contact']);
});

it('links a signed-in user back to the app', () => {
  show(PERSON, '/faq');
  expect(hrefs(header())).toEqual({
    Northbill: '/',
    About: '/about',
    Contact: '/contact',
    FAQ: '/faq',
    'Back to App': '/',
  });
});

it('shows the logo without a link where the specification has none', () => {
  show(PERSON, '/privacy-policy');
  expect(Object.keys(hrefs(header()))).toEqual(['About', 'Contact', 'FAQ']);
  expect(header().getByText('Northbill')).toBeTruthy();
});

it('passes on the screen the visitor wanted', async () => {
  const at = show(VISITOR, { pathname: '/login', state: { from: '/profile' } });
  await userEvent.click(header().getByRole('link', { name: 'Register' }));
  expect(at.address()).toBe('/register');
  expect(at.state()).toEqual({ from: '/profile' });
});

it.each(['/about', '/login', '/nothing'])('ends %s with the links and the support address', (pathname) => {
  show(VISITOR, pathname);
  expect(hrefs(footer())).toEqual({
    About: '/about',
    Contact: '/contact',
    FAQ: '/faq',
    'License Agreement': '/license-agreement',
    'Privacy Policy': '/privacy-policy',
    'support@northbill.example': 'mailto:support@northbill.example',
    '+1 (403) 555-0142': 'tel:+14035550142',
  });
  expect(footer().getByText(/Simple, professional invoicing/)).toBeTruthy();
  expect(footer().getByText(/^© \d{4} Northbill/)).toBeTruthy();
  expect(footer().getByText(/Made with/).textContent).toBe('Made with  in Canada');
  expect(footer().getByRole('img', { name: 'a heart' })).toBeTruthy();
});
