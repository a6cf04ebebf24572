import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anInvoice, answer, showScreen } from '#test/support/screens/list-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => vi.setSystemTime(new Date(2026, 1, 1, 12)));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each([
  ['table', 1000, 'table'],
  ['list of cards', 360, 'list'],
] as const)('the %s', (_, width, role) => {
  it.each([
    [{ status: 'SENT' }, ['Due Feb 4', 'due in 3 days']],
    [{ status: 'SENT', dueDate: '2026-02-01' }, ['Due Feb 1', 'due today']],
    [{ status: 'OVERDUE', dueDate: '2026-01-20' }, ['Due Jan 20', '12 days late']],
    [{ status: 'PAID', dueDate: '2026-01-20' }, ['Due Jan 20']],
    [{ status: 'DRAFT' }, ['Due Feb 4']],
    [{ status: 'DRAFT', dueDate: '2027-01-04' }, ['Due Jan 4, 2027']],
  ] as const)('describes %o as %o', async (over, texts) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    answer([anInvoice(over)]);
    showScreen();
    const list = within(await screen.findByRole(role, { name: 'Invoices' }));
    const shown = await list.findAllByText(/^(Due [A-Z]|due|\d+ days? late)/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(texts);
  });
});
