import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  address,
  anEstimate,
  choose,
  DRAFT,
  INVOICED,
  LINK,
  openMenu,
  PARTLY_INVOICED,
  refused,
  toasts,
} from '#test/support/screens/estimates-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const REMOVE = 'DELETE /estimates/{id}';
const COMMON = ['Open', 'Copy Link', 'Download PDF', 'Duplicate'];

describe('the menu of an estimate', () => {
  it.each<[string, Partial<EstimateListItem>, string[]]>([
    ['a draft', DRAFT, ['Edit', 'Send Estimate', 'Delete']],
    ['a sent one', {}, ['Edit', 'Send Again', 'Open Customer’s Page, opens in a new tab', 'Record Decision', 'Delete']],
    [
      'an expired one',
      { dueDate: '2026-01-14' },
      ['Edit', 'Send Again', 'Open Customer’s Page, opens in a new tab', 'Record Decision', 'Delete'],
    ],
    [
      'an accepted one',
      { status: 'ACCEPTED' },
      [
        ...['Make Invoice', 'Invoice a Part', 'Schedule Appointment', 'Open Customer’s Page, opens in a new tab'],
        ...['Undo Decision', 'Delete'],
      ],
    ],
    [
      'a declined one',
      { status: 'DECLINED' },
      ['Edit', 'Send Again', 'Open Customer’s Page, opens in a new tab', 'Undo Decision', 'Delete'],
    ],
    [
      'a partly invoiced one',
      PARTLY_INVOICED,
      [
        ...['Invoice the Rest', 'Invoice a Part', 'Open Invoice', 'Schedule Appointment'],
        'Open Customer’s Page, opens in a new tab',
      ],
    ],
    ['an invoiced one', INVOICED, ['Open Invoice', 'Schedule Appointment', 'Open Customer’s Page, opens in a new tab']],
  ])('offers what is possible with %s', async (_, over, actions) => {
    const { menu } = await openMenu(over);
    const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
    expect(names.toSorted()).toEqual([...COMMON, ...actions].toSorted());
  });

  it('leads to the page, the editor, a copy, the invoice and what the customer sees', async () => {
    const { menu } = await openMenu();
    const target = (name: string | RegExp) => menu.getByRole('menuitem', { name }).getAttribute('href');
    expect([target('Open'), target('Edit'), target('Duplicate'), target(/^Open Customer/)]).toEqual([
      '/estimates/est1',
      '/estimates/est1/edit',
      '/estimates/create?from=est1',
      `/estimate/${LINK}`,
    ]);
    cleanup();
    const invoiced = await openMenu(INVOICED);
    expect(invoiced.menu.getByRole('menuitem', { name: 'Open Invoice' }).getAttribute('href')).toBe('/invoices/inv-1');
  });

  it('copies the link of a sent one, and publishes a draft first', async () => {
    await choose('Copy Link');
    await waitFor(() => expect(toasts('success')).toEqual(['Link copied to clipboard']));
    expect(callsOf('POST /estimates/{id}/link')).toEqual([]);
    cleanup();
    await choose('Copy Link', DRAFT, { 'POST /estimates/{id}/link': anEstimate() });
    await waitFor(() => expect(toasts('success')).toHaveLength(2));
    expect(toasts('success')[1]).toBe('Link copied: the estimate now counts as sent');
    expect(callsOf('POST /estimates/{id}/link')).toEqual([{ id: 'est1' }]);
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/estimate/${LINK}`);
  });

  it('says that nothing was copied when a draft cannot be published', async () => {
    await choose('Copy Link', DRAFT, { 'POST /estimates/{id}/link': new ConnectionError() });
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to copy the link']));
    expect(toasts('success')).toEqual([]);
  });

  it('makes the invoice of an accepted one, and opens it', async () => {
    const making = { id: 'inv-9', invoiceNumber: 'INV-9' } as never;
    await choose('Make Invoice', { status: 'ACCEPTED' }, { 'POST /estimates/{id}/invoices': making });
    await waitFor(() => expect(address()).toBe('/invoices/inv-9/edit'));
    expect(toasts('success')).toEqual(['Invoice INV-9 created as a draft']);
  });
});

describe('invoicing a part', () => {
  it('reads the estimate, and makes the invoice of a share', async () => {
    const making = { id: 'inv-9', invoiceNumber: 'INV-9' } as never;
    const { user } = await choose(
      'Invoice a Part',
      { status: 'ACCEPTED' },
      { 'GET /estimates/{id}': anEstimate({ status: 'ACCEPTED' }), 'POST /estimates/{id}/invoices': making },
    );
    await user.click(await screen.findByRole('button', { name: '50%' }));
    await user.click(screen.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(address()).toBe('/invoices/inv-9/edit'));
    expect(callsOf('POST /estimates/{id}/invoices')).toEqual([{ id: 'est1', body: { share: 50, version: 3 } }]);
  });
});

describe('deleting', () => {
  it('asks first, deletes once and reads the list again', async () => {
    const { user } = await choose('Delete', {}, { [REMOVE]: undefined });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Estimate' }));
    dialog.getByText('Delete estimate EST-7? Its links stop working. This cannot be undone.');
    expect(callsOf(REMOVE)).toEqual([]);
    const before = callsOf('GET /estimates').length;
    await user.dblClick(dialog.getByRole('button', { name: 'Delete Estimate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(REMOVE)).toEqual([{ id: 'est1' }]);
    expect(toasts('success')).toEqual(['Estimate deleted']);
    expect(callsOf('GET /estimates')).toHaveLength(before + 1);
  });

  it('counts one as deleted that is gone already', async () => {
    const { user } = await choose('Delete', {}, { [REMOVE]: refused('NOT_FOUND', 'Estimate not found') });
    await user.click(await screen.findByRole('button', { name: 'Delete Estimate' }));
    await waitFor(() => expect(toasts('success')).toEqual(['Estimate deleted']));
  });

  it('deletes nothing on Cancel', async () => {
    const { user } = await choose('Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(REMOVE)).toEqual([]);
  });

  it('stays open with the reason when the server is out of reach', async () => {
    const { user } = await choose('Delete', {}, { [REMOVE]: new ConnectionError() });
    await user.click(await screen.findByRole('button', { name: 'Delete Estimate' }));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to delete the estimate']));
    screen.getByRole('alertdialog', { name: 'Delete Estimate' });
  });

  it('says that its invoice must go first, and reads the list again, if it was invoiced meanwhile', async () => {
    const invoiced = refused(
      'CONFLICT',
      'This estimate was invoiced. Delete invoice INV-3 first, if it was a mistake.',
      {
        reason: 'ESTIMATE_INVOICED',
        params: { number: 'INV-3' },
      },
    );
    const { user } = await choose('Delete', { status: 'ACCEPTED' }, { [REMOVE]: invoiced });
    const before = callsOf('GET /estimates').length;
    await user.click(await screen.findByRole('button', { name: 'Delete Estimate' }));
    await waitFor(() =>
      expect(toasts('error')).toEqual(['This estimate was invoiced. Delete invoice INV-3 first, if it was a mistake.']),
    );
    expect(callsOf('GET /estimates')).toHaveLength(before + 1);
  });
});
