import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/user/schema.ts';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { isCurrent, navigationFor } from './navigation.ts';

const labelsFor = (role: string) =>
  navigationFor(aUser({ role: role as Role })).map(({ label, entries }) => [
    label,
    entries.map((entry) => entry.label),
  ]);

const FOR_ALL_ROLES = ['Invoices', 'Estimates', 'Schedule', 'Customers', 'Products', 'Profile'];
const OWNERS = [
  'Invoices',
  'Estimates',
  'Schedule',
  'Customers',
  'Employees',
  'Products',
  'Reports',
  'Company Settings',
  'Payment Settings',
  'Profile',
  'Activity',
];

it.each(['EMPLOYEE', 'employee'])('hides the business’s settings from %s', (role) => {
  expect(labelsFor(role)).toEqual([[undefined, FOR_ALL_ROLES]]);
});

it.each(['USER', 'user'])('shows %s everything but administration', (role) => {
  expect(labelsFor(role)).toEqual([[undefined, OWNERS]]);
});

it.each(['ADMIN', 'Admin'])('shows %s everything, with an Admin section', (role) => {
  expect(labelsFor(role)).toEqual([
    [undefined, OWNERS],
    ['Admin', ['Users', 'Businesses', 'Card Requests']],
  ]);
});

it('shows accountants what they read', () => {
  expect(labelsFor('ACCOUNTANT')).toEqual([
    [undefined, ['Invoices', 'Estimates', 'Customers', 'Products', 'Reports', 'Profile', 'Activity']],
  ]);
});

it('shows the entries of daily work while the session loads', () => {
  expect(navigationFor(null).map(({ entries }) => entries.map(({ label }) => label))).toEqual([FOR_ALL_ROLES]);
});

describe('the current entry', () => {
  const everything = navigationFor(aUser({ role: 'ADMIN' })).flatMap(({ entries }) => entries);

  it.each([
    ['/', 'Invoices'],
    ['/invoices', 'Invoices'],
    ['/invoices/', 'Invoices'],
    ['/Invoices', 'Invoices'],
    ['/invoices/create', 'Invoices'],
    ['/invoices/abc/edit', 'Invoices'],
    ['/estimates', 'Estimates'],
    ['/estimates/abc/edit', 'Estimates'],
    ['/appointments/x', 'Schedule'],
    ['/admin/users', 'Users'],
    ['/admin/businesses', 'Businesses'],
    ['/admin/card-requests', 'Card Requests'],
    ['/payment-settings', 'Payment Settings'],
    ['/reports', 'Reports'],
    ['/profile', 'Profile'],
    ['/invoices-old', undefined],
    ['/products2', undefined],
    ['/admin', undefined],
  ])('at %s is %s', (pathname, label) => {
    const current = everything.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.label);
    expect(current).toEqual(label ? [label] : []);
  });
});
