import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/user/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aRow } from '#test/support/screens/estimates-harness.tsx';
import { aSeriesRow } from '#test/support/screens/series-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { Shortcuts } from './shortcuts.tsx';

vi.mock('#web/lib/api/call.ts');

const NONE = { page: 1, limit: 5, total: 0, totalPages: 0 };
const onAdd = vi.fn();

beforeEach(() => {
  localStorage.clear();
  onAdd.mockClear();
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});

function show({ role = 'USER', isList = true }: { role?: Role; isList?: boolean } = {}) {
  const user = aUser({ role });
  return renderFor(
    { status: 'authenticated', user },
    <>
      <main>
        <h1>Customers</h1>
        {isList && (
          <>
            <input aria-label="Search customers" type="search" />
            <button data-shortcut="create" onClick={onAdd} type="button">
              Add Customer
            </button>
          </>
        )}
      </main>
      <Shortcuts />
    </>,
    '/customers',
  );
}

const palette = () => screen.findByRole('combobox', { name: 'Find a screen, a record or an action' });
const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = async () => document.getElementById((await palette()).getAttribute('aria-activedescendant') ?? '');

it('"/" goes to the search of the screen, and types no slash', async () => {
  show();
  await userEvent.keyboard('/');
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('');
});

it('"c" creates what the screen lists', async () => {
  show();
  await userEvent.keyboard('c');
  expect(onAdd).toHaveBeenCalledOnce();
});

it('on a screen without a list, "c" starts an invoice and "/" opens the quick search', async () => {
  const { location } = show({ isList: false });
  await userEvent.keyboard('/');
  await userEvent.type(await palette(), '{Escape}');
  await userEvent.keyboard('c');
  expect(location().pathname).toBe('/invoices/create');
});

it.each(['/', 'c', '?', '{Control>}k{/Control}'])('%s does nothing while typing', async (keys) => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), keys);
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does nothing over a dialog', async () => {
  show();
  await userEvent.keyboard('?');
  const dialog = await help();
  await userEvent.keyboard('c{Control>}k{/Control}');
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
});

it.each(['{Control>}c{/Control}', '{Meta>}c{/Meta}', '{Alt>}c{/Alt}'])('leaves %s to the browser', async (keys) => {
  show();
  await userEvent.keyboard(keys);
  expect(onAdd).not.toHaveBeenCalled();
});

it('single keys can be switched off on this device; the quick search remains', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Shortcuts ?' }));
  await help();
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  await userEvent.keyboard('{Escape}c/?');
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('keyShortcuts')).toBe('off');
  expect(screen.getByRole('button', { name: 'Shortcuts' })).toBeTruthy();
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await palette();
});

it('the quick search goes to a screen by the keyboard', async () => {
  const { location } = show();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(document.activeElement).toBe(await palette());
  await userEvent.keyboard('profile');
  expect(options()).toEqual(['Profile']);
  await userEvent.keyboard('{Enter}');
  expect(location().pathname).toBe('/profile');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('arrow keys go around the results', async () => {
  show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await palette();
  const last = options().at(-1);
  expect((await active())?.textContent).toBe('New Invoice');
  await userEvent.keyboard('{ArrowUp}');
  expect((await active())?.textContent).toBe(last);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect((await active())?.textContent).toBe('New Estimate');
  expect((await active())?.getAttribute('aria-selected')).toBe('true');
});

it('an action asks its screen to open the dialog', async () => {
  const { location, state } = show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'add prod{Enter}');
  expect(location().pathname).toBe('/products');
  expect(state()).toEqual({ opens: 'add' });
});

it('finds records once typing pauses, with one search', async () => {
  answerCalls({
    'GET /invoices': {
      data: [anInvoice({ id: 'inv-7', invoiceNumber: 'INV-7', billingName: 'Café Léger' })],
      meta: NONE,
    },
    'GET /series': { data: [], meta: NONE },
    'GET /estimates': { data: [], meta: NONE },
    'GET /customers': { customers: [], meta: NONE },
    'GET /products': { products: [], meta: NONE },
  });
  const { location } = show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'léger');
  await userEvent.click(await screen.findByRole('option', { name: /INV-7/ }));
  expect(location().pathname).toBe('/invoices/inv-7');
  expect(callsOf('GET /invoices').map(({ query }) => query?.searchQuery)).toEqual(['léger']);
});

it('finds estimates, and starts one', async () => {
  answerCalls({
    'GET /invoices': { data: [], meta: NONE },
    'GET /series': { data: [], meta: NONE },
    'GET /estimates': { data: [aRow({ id: 'est-7', invoiceNumber: 'EST-7' })], meta: NONE },
    'GET /customers': { customers: [], meta: NONE },
    'GET /products': { products: [], meta: NONE },
  });
  const { location } = show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'est-7');
  await userEvent.click(await screen.findByRole('option', { name: /EST-7/ }));
  expect(location().pathname).toBe('/estimates/est-7');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'new est{Enter}');
  expect(location().pathname).toBe('/estimates/create');
});

it('finds recurring invoices by their customer, their list, and starts one', async () => {
  answerCalls({
    'GET /invoices': { data: [], meta: NONE },
    'GET /series': { data: [aSeriesRow()], meta: NONE },
    'GET /estimates': { data: [], meta: NONE },
    'GET /customers': { customers: [], meta: NONE },
    'GET /products': { products: [], meta: NONE },
  });
  const { location } = show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'léger');
  await userEvent.click(await screen.findByRole('option', { name: 'Café Léger Inc.' }));
  expect(location().pathname).toBe('/invoices/recurring/ser1');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'recurring');
  await userEvent.click(await screen.findByRole('option', { name: 'Recurring Invoices' }));
  expect(location().pathname).toBe('/invoices/recurring');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'new rec{Enter}');
  expect(location().pathname).toBe('/invoices/recurring/create');
});

it('says so if nothing is found', async () => {
  answerCalls({
    'GET /invoices': { data: [], meta: NONE },
    'GET /series': { data: [], meta: NONE },
    'GET /estimates': { data: [], meta: NONE },
    'GET /customers': { customers: [], meta: NONE },
    'GET /products': { products: [], meta: NONE },
  });
  show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await palette(), 'zzz');
  await screen.findByText('Nothing found.');
});

it('an employee is offered only what their role may do', async () => {
  show({ role: 'EMPLOYEE' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await palette();
  expect(options()).toContain('Add Customer');
  expect(options()).not.toContain('Invite Employee');
  expect(options()).not.toContain('Company Settings');
});

it('an accountant is offered no action, and not told of one', async () => {
  const { location } = show({ role: 'ACCOUNTANT', isList: false });
  await userEvent.keyboard('c');
  expect(location().pathname).toBe('/customers');
  await userEvent.keyboard('{Control>}k{/Control}');
  await palette();
  expect(options()).toEqual([
    'Keyboard shortcuts',
    ...['Invoices', 'Recurring Invoices', 'Estimates', 'Customers', 'Products', 'Reports', 'Profile', 'Activity'],
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('?');
  expect((await help()).textContent).not.toContain('Create');
});
