import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import AdminUsersScreen from '#web/features/admin-users/admin-users-screen.tsx';
import CustomersScreen from '#web/features/customers/customers-screen.tsx';
import EmployeesScreen from '#web/features/employees/employees-screen.tsx';
import ProductsScreen from '#web/features/products/products-screen.tsx';
import type { CallName } from '#web/lib/api/call.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

type Case = [name: string, Screen: ComponentType, call: CallName, none: string | null, noMatch: string];

const LISTS: Case[] = [
  [
    'customers',
    CustomersScreen,
    'GET /customers',
    'No customers found. Add your first customer by clicking the "Add Customer" button above.',
    'No customer matches your search.',
  ],
  [
    'products',
    ProductsScreen,
    'GET /products',
    'Add your first product by clicking the Add Product button above.',
    'No product matches your search.',
  ],
  ['employees', EmployeesScreen, 'GET /employees', 'No employees yet', 'No employee matches your search.'],
  ['users', AdminUsersScreen, 'GET /admin/users', null, 'Try adjusting your search or filters'],
];

function open([, Screen, name]: Case, search = ''): void {
  answerCalls({ [name]: { customers: [], products: [], data: [], meta: pageMeta(0, 1, 10) } });
  renderFor({ status: 'authenticated', user: aUser() }, <Screen />, `/list?search=${search}`);
}

it.each(LISTS.filter(([, , , none]) => none))('a list without %s says so', async (...list) => {
  open(list);
  expect(await screen.findByText(list[3] ?? '')).toBeTruthy();
});

it.each(LISTS)('a list of %s says that nothing matches, and clears the search', async (...list) => {
  open(list, 'zzz');
  expect(await screen.findByText(list[4])).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it.each(LISTS.filter(([name]) => name !== 'products'))(
  'a list of %s has the newest first, or by name',
  async (...list) => {
    open(list);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Sort/ }), 'Sort by Name');
    const sorts = callsOf(list[2]).map((options) => (options as { query: { sortBy: string } }).query.sortBy);
    expect([sorts[0], sorts.at(-1)]).toEqual(['createdAt', 'name']);
  },
);
