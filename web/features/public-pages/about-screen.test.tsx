import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import AboutScreen from './about-screen.tsx';

it('presents mission, vision and values under one title', () => {
  renderFor({}, <AboutScreen />, '/about');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(`About · ${PRODUCT_NAME}`);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  for (const text of [
    ...['Easy to Use', 'Customer-Focused', 'Professional Quality'],
    ...['Our Mission', 'Our Vision', 'Our Values'],
    ...['Customer success', 'Innovation', 'Reliability'],
  ]) {
    expect(headings).toContain(text);
  }
  expect(document.body.textContent).toContain('Simplifying invoicing');
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});

it.each([
  ['a visitor', {}, 1],
  ['a signed-in person', { status: 'authenticated', user: aUser() } as const, 0],
  ['someone whose session is still loading', { status: 'loading' } as const, 0],
])('invites %s to create an account: %i', (_, session, count) => {
  renderFor(session, <AboutScreen />, '/about');
  expect(screen.queryAllByRole('link', { name: 'Create account' })).toHaveLength(count);
});
