import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { DeletionBanner } from './deletion-banner.tsx';

const businessDeletesAt = '2026-12-06T18:00:00.000Z';
const show = (over: Parameters<typeof aUser>[0]) =>
  renderFor({ status: 'authenticated', user: aUser(over) }, <DeletionBanner />);

it('shows the owner the date, and how to keep the business', () => {
  show({ businessDeletesAt });
  expect(screen.getByRole('region').textContent).toContain('This business will be deleted on Dec 6, 2026.');
  expect(screen.getByRole('button', { name: 'Keep business' })).toBeTruthy();
});

it('shows employees the name of the business and the date only', () => {
  show({ role: 'EMPLOYEE', businessName: 'Larch Studio', businessDeletesAt });
  expect(screen.getByRole('region').textContent).toContain('Larch Studio will be deleted on Dec 6, 2026.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is absent otherwise', () => {
  show({});
  expect(screen.queryByRole('region')).toBeNull();
});
