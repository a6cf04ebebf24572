import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Decision, type Estimate, PartInput } from '#shared/estimate/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import {
  address,
  anEstimate,
  aShownEstimate,
  PARTLY_INVOICED,
  refused,
  showPage,
  toasts,
} from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const INVOICE = 'POST /estimates/{id}/invoices';
const MADE = { id: 'inv-9', invoiceNumber: 'INV-9' } as never;
const ACCEPTED = { status: 'ACCEPTED' } as const;
const aLine = (name: string, rate: number, more: object = {}) => ({ name, quantity: 1, rate, amount: rate, ...more });
/** Two lines that count, and one that was not chosen. */
const LINES = { items: [aLine('Deck', 1000), aLine('Oak', 200), aLine('Pine', 100, { choice: 'optional' as const })] };

/** Opens the dialog that invoices a part. */
async function openPart(over: Partial<Estimate> = {}, answers: Answers = {}) {
  const { user, steps } = await showPage({ ...ACCEPTED, ...LINES, ...over }, { [INVOICE]: MADE, ...answers });
  await user.click(steps.getByRole('button', { name: 'Invoice a Part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice a Part' }));
  await dialog.findByRole('button', { name: 'Make Invoice' });
  return { user, dialog };
}

const bodies = () => callsOf(INVOICE).map(({ body }) => PartInput.parse(body));

describe('invoicing a part', () => {
  it('starts with 30 %, shows what it comes to and what is left, and opens the draft', async () => {
    const { user, dialog } = await openPart();
    expect(dialog.getByLabelText<HTMLInputElement>('Share in percent').value).toBe('30');
    expect(dialog.getByText('This invoice, before taxes').nextSibling?.textContent).toMatch(/^360\.00\sCAD$/);
    expect(dialog.getByText('Left after it, before taxes').nextSibling?.textContent).toMatch(/^840\.00\sCAD$/);
    await user.dblClick(dialog.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(address()).toBe('/invoices/inv-9/edit'));
    expect(bodies()).toEqual([{ share: 30, version: 3 }]);
    expect(toasts('success')).toEqual(['Invoice INV-9 created as a draft']);
  });

  it('offers common shares and the rest of what is left', async () => {
    const { user, dialog } = await openPart({ ...PARTLY_INVOICED });
    expect(dialog.queryByText('What to invoice')).toBeNull();
    await user.click(dialog.getByRole('button', { name: '50%' }));
    expect(dialog.getByText('Left after it, before taxes').nextSibling?.textContent).toMatch(/^240\.00/);
    await user.click(dialog.getByRole('button', { name: 'The rest (70%)' }));
    expect(dialog.getByText('Left after it, before taxes').nextSibling?.textContent).toMatch(/^0\.00/);
    await user.click(dialog.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(bodies()).toEqual([{ share: 70, version: 3 }]));
  });

  it.each(['0', '70.01', ''])('refuses a share of “%s” with the limits', async (share) => {
    const { user, dialog } = await openPart({ ...PARTLY_INVOICED });
    const field = dialog.getByLabelText('Share in percent');
    await user.clear(field);
    if (share) await user.type(field, share);
    await user.click(dialog.getByRole('button', { name: 'Make Invoice' }));
    dialog.getByText('Enter a share above 0%, up to the 70% that are left.');
    expect(bodies()).toEqual([]);
  });

  it('takes first what a deleted invoice gave back, to the cent', async () => {
    const second = { id: 'inv-2', invoiceNumber: 'INV-4', share: 33.33, spans: [[3333, 6666] as [number, number]] };
    const { user, dialog } = await openPart({ items: [aLine('Nail', 0.01)], invoices: [second] });
    const field = dialog.getByLabelText('Share in percent');
    await user.clear(field);
    await user.type(field, '33.33');
    // Of a cent, the first third is nothing, the second the cent, and the last nothing.
    expect(dialog.getByText('This invoice, before taxes').nextSibling?.textContent).toMatch(/^0\.00/);
    expect(dialog.getByText('Left after it, before taxes').nextSibling?.textContent).toMatch(/^0\.00/);
  });

  it('is of lines that count, by their places', async () => {
    const { user, dialog } = await openPart();
    await user.click(dialog.getByLabelText('Some of the lines'));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Make Invoice' }));
    dialog.getByText('Choose at least one line.');
    await user.click(dialog.getByLabelText(/^Oak/));
    expect(dialog.getByText('This invoice, before taxes').nextSibling?.textContent).toMatch(/^200\.00/);
    await user.click(dialog.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(bodies()).toEqual([{ lines: [1], version: 3 }]));
  });

  it('goes on with lines once some were invoiced, without those', async () => {
    const { dialog } = await openPart({ invoices: [{ id: 'inv-1', invoiceNumber: 'INV-3', lines: [1] }] });
    expect(dialog.queryByText('What to invoice')).toBeNull();
    dialog.getByText('Invoiced before');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Oak/)).toMatchObject({ checked: true, disabled: true });
  });

  it('shares a discount out over the lines', async () => {
    const { user, dialog } = await openPart({ discountType: 'fixed', discountValue: 120 });
    await user.click(dialog.getByLabelText('Some of the lines'));
    await user.click(dialog.getByLabelText(/^Oak/));
    expect(dialog.getByText('This invoice, before taxes').nextSibling?.textContent).toMatch(/^180\.00/);
    expect(dialog.getByText('Left after it, before taxes').nextSibling?.textContent).toMatch(/^900\.00/);
  });

  it('stays open with the reason if another invoice was made meanwhile', async () => {
    const why = 'This estimate is invoiced by lines. Choose some of those that are left.';
    const { user, dialog } = await openPart(
      {},
      { [INVOICE]: refused('CONFLICT', why, { reason: 'ESTIMATE_PARTS', params: { what: 'lines' } }) },
    );
    await user.click(dialog.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    screen.getByRole('dialog', { name: 'Invoice a Part' });
  });
});

describe('the page of an estimate that is invoiced in parts', () => {
  it('lists the invoices with their shares, and says what is left', async () => {
    await showPage({ ...LINES, ...PARTLY_INVOICED });
    expect(screen.getByRole('link', { name: 'INV-3' }).getAttribute('href')).toBe('/invoices/inv-1');
    screen.getByText('Part 1, 30%');
    screen.getByText(/^Left: 70%, 840\.00\sCAD before taxes$/);
  });

  it('counts lines in the same way', async () => {
    await showPage({ ...ACCEPTED, ...LINES, invoices: [{ id: 'inv-1', invoiceNumber: 'INV-3', lines: [0] }] });
    screen.getByText('Part 1, 1 line');
    screen.getByText(/^Left: 1 line, 200\.00\sCAD before taxes$/);
  });

  it('makes the last invoice of all that is left in one click', async () => {
    const { user, steps } = await showPage({ ...LINES, ...PARTLY_INVOICED }, { [INVOICE]: MADE });
    await user.click(steps.getByRole('button', { name: 'Invoice the Rest' }));
    await waitFor(() => expect(address()).toBe('/invoices/inv-9/edit'));
    expect(bodies()).toEqual([{}]);
  });

  it('says how many parts it has once nothing is left', async () => {
    const invoices = [30, 70].map((share) => ({ id: `inv-${share}`, invoiceNumber: `INV-${share}`, share }));
    const { steps } = await showPage({ ...ACCEPTED, ...LINES, invoices, isInvoiced: true });
    screen.getByText('Invoiced in 2 parts.');
    expect(screen.queryByText(/^Left/)).toBeNull();
    expect(steps.getByRole('link', { name: 'Open Latest Invoice' }).getAttribute('href')).toBe('/invoices/inv-70');
  });
});

describe('the deposit of an accepted estimate', () => {
  it.each([
    [undefined, 'Requested'],
    [true, 'Paid'],
  ] as const)('is linked, and says whether it is paid: %s', async (isPaid, text) => {
    const deposit = { id: 'dep-1', invoiceNumber: 'DEP-1', amount: 360, ...(isPaid && { isPaid }) };
    await showPage({ ...ACCEPTED, ...LINES, deposit });
    expect(screen.getByRole('link', { name: 'DEP-1' }).getAttribute('href')).toBe('/invoices/dep-1');
    screen.getByText(text);
    screen.getByText(/^360\.00\sCAD$/);
  });
});

describe('a recorded decision about choices', () => {
  const OFFERED = [
    aLine('Deck', 1000),
    aLine('Oak', 200, { choice: { group: 'Wood' }, chosen: true }),
    aLine('Pine', 100, { choice: { group: 'Wood' } }),
    aLine('Oil', 50, { choice: 'optional' }),
  ];
  const DECIDE = 'POST /estimates/{id}/decision';

  it('says what was chosen of what was sent, with the total that follows', async () => {
    const { user, steps } = await showPage(
      {},
      { 'GET /estimates/{id}/public': aShownEstimate({ items: OFFERED }), [DECIDE]: anEstimate(ACCEPTED) },
    );
    await user.click(steps.getByRole('button', { name: 'Record Decision' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Decision' }));
    const chosen = within(await dialog.findByRole('group', { name: 'What your customer chose' }));
    chosen.getByText(/^1,200\.00/);
    await user.click(chosen.getByLabelText(/^Pine/));
    await user.click(chosen.getByLabelText(/^Oil/));
    chosen.getByText(/^1,150\.00/);
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(callsOf(DECIDE)).toHaveLength(1));
    expect(Decision.parse(callsOf(DECIDE)[0]?.body)).toMatchObject({
      decision: 'accepted',
      chosen: [2, 3],
      version: 1,
    });
  });

  it('is no choice if they declined', async () => {
    const { user, steps } = await showPage(
      {},
      {
        'GET /estimates/{id}/public': aShownEstimate({ items: OFFERED }),
        [DECIDE]: anEstimate({ status: 'DECLINED' }),
      },
    );
    await user.click(steps.getByRole('button', { name: 'Record Decision' }));
    await user.selectOptions(await screen.findByLabelText('Decision'), 'Declined');
    expect(screen.queryByText('What your customer chose')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(callsOf(DECIDE)).toHaveLength(1));
    expect(callsOf(DECIDE)[0]?.body).not.toHaveProperty('chosen');
  });
});
