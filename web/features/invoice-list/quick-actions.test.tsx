import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  CHANGED,
  currentLocation,
  INVOICE,
  openMenu,
  showScreen,
} from '#test/support/screens/list-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

const show = async (over: Partial<InvoiceListItem> = {}, answers = {}) => {
  answer([{ ...INVOICE, ...over }], answers);
  const { user } = showScreen();
  const row = within(await screen.findByRole('row', { name: /INV-7/ }));
  return { user, row };
};

const SEND = 'Send Invoice: INV-7';
const REMIND = 'Send Reminder: INV-7';
const RECORD = 'Record Payment: INV-7';
const COPY = 'Copy Link: INV-7';

describe('a row', () => {
  it.each<[string, Partial<InvoiceListItem>, string[]]>([
    ['a draft', { status: 'DRAFT' }, [SEND]],
    ['an invoice that is due', { status: 'SENT' }, [RECORD, REMIND, COPY]],
    ['an overdue one', { status: 'OVERDUE' }, [RECORD, REMIND, COPY]],
    ['one without an address', { billingEmail: '' }, [RECORD, COPY]],
    ['one whose email came back', { returnedMail: 'BOUNCED' }, [RECORD, COPY]],
    ['one with a reported payment', { isClaimed: true }, [RECORD, COPY]],
    ['a paid one', { status: 'PAID', amountPaid: 1234.5 }, [COPY]],
    ['a cancelled one', { status: 'CANCELLED' }, [COPY]],
  ])('offers what %s is likely to need', async (_, over, names) => {
    const { row } = await show(over);
    const offered = row.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(offered).toEqual([...names, 'Actions for INV-7']);
  });

  it('reminds the customer after a question', async () => {
    const { user, row } = await show({}, { 'POST /invoices/{id}/reminder': CHANGED });
    await user.click(row.getByRole('button', { name: REMIND }));
    const question = await screen.findByRole('alertdialog', { name: 'Send Reminder' });
    await user.click(within(question).getByRole('button', { name: 'Send Reminder' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Reminder sent'));
    expect(callsOf('POST /invoices/{id}/reminder')).toEqual([{ id: INVOICE.id, body: { action: 'send' } }]);
    expect(currentLocation().address).toBe('/invoices');
  });

  it('copies the link of the pay page, or says that it could not', async () => {
    const { user, row } = await show();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(row.getByRole('button', { name: COPY }));
    expect(write).toHaveBeenCalledWith(`${location.origin}/pay/inv-7`);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Payment link copied to clipboard!'));
    write.mockRejectedValue(new Error('refused'));
    await user.click(row.getByRole('button', { name: COPY }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to copy payment link'));
  });

  it('is three stops of Tab: its box, its link and its actions, in which arrow keys move', async () => {
    const { user, row } = await show();
    const actions = within(row.getByRole('toolbar', { name: 'Actions for INV-7' }));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    act(() => row.getByRole('checkbox', { name: 'Select INV-7' }).focus());
    await user.tab();
    expect(document.activeElement).toBe(row.getByRole('link', { name: 'INV-7' }));
    await user.tab();
    expect(focused()).toBe(RECORD);
    for (const name of [REMIND, COPY, 'Actions for INV-7', RECORD]) {
      await user.keyboard('{ArrowRight}');
      expect(focused()).toBe(name);
    }
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Actions for INV-7');
    await user.keyboard('{Home}{End}{ArrowLeft}');
    expect(document.activeElement).toBe(actions.getByRole('button', { name: COPY }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(row.getByRole('link', { name: 'INV-7' }));
    await user.tab();
    await user.tab();
    expect(row.queryAllByRole('button').includes(document.activeElement as HTMLElement)).toBe(false);
  });

  it('is one stop after a click, and after its menu was open', async () => {
    const { user, row } = await show();
    await user.click(row.getByRole('button', { name: COPY }));
    await user.keyboard('{ArrowRight}{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    // The menu has its own arrow keys.
    await user.keyboard('{End}{ArrowLeft}{Escape}');
    const menu = row.getByRole('button', { name: 'Actions for INV-7' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(row.getByRole('link', { name: 'INV-7' }));
  });

  it('leaves the arrow keys with Alt to the browser', async () => {
    const { user, row } = await show();
    act(() => row.getByRole('button', { name: RECORD }).focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(document.activeElement).toBe(row.getByRole('button', { name: RECORD }));
  });

  it('opens the invoice when it is clicked', async () => {
    const { user, row } = await show();
    await user.click(row.getByText('Café Léger Inc.'));
    expect(currentLocation().address).toBe('/invoices/inv-7');
  });
});

it('the menu offers the same to those who cannot hover', async () => {
  const { user, menu } = await openMenu({ 'POST /invoices/{id}/reminder': CHANGED });
  menu.getByRole('menuitem', { name: 'Copy Link' });
  await user.click(menu.getByRole('menuitem', { name: 'Send Reminder' }));
  await screen.findByRole('alertdialog', { name: 'Send Reminder' });
});
