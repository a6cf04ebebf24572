import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { freshEditor } from '#test/support/screens/editor-harness.tsx';
import { figures, REGISTERED, showSummary, taxes } from '#test/support/screens/taxes-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('a tax that is not charged', () => {
  it('says that a registration is missing, and where to enter it', async () => {
    await showSummary({ billingProvince: 'QC' }, { ...REGISTERED, taxRegistrations: { GST: '84512 3397 RT0001' } });
    const note = await screen.findByText(/^QST is not charged because you are not registered for it\./);
    const link = within(note).getByRole('link', { name: /^Company Settings/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/company', '_blank']);
  });

  it('names the exemption, and can be charged anyway', async () => {
    const taxExemptions = [{ tax: 'QST', reason: 'Resale', number: '123' }];
    const user = await showSummary({ billingProvince: 'QC', taxExemptions });
    await screen.findByText('Exempt from QST: number 123 (Resale).');
    expect(taxes()).toBe('GST 5%84512 3397 RT0001');
    await user.click(screen.getByRole('button', { name: 'Charge QST Anyway' }));
    expect(taxes()).toContain('QST');
  });

  it.each([
    ['Charge PST', 'GST (5%) 15.00 CAD, PST (7%) 21.00 CAD'],
    ['Do Not Charge PST', 'GST (5%) 15.00 CAD'],
  ])('asks about an unconfirmed rule, once: %s', async (choice, expected) => {
    const user = await showSummary({ billingProvince: 'BC' });
    const question = /^British Columbia may charge PST on accounting services from October 1st, 2026: choose for these/;
    await screen.findByText(question);
    await user.click(screen.getByRole('button', { name: choice }));
    expect(screen.queryByText(question)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Delivered to')));
    expect(figures().slice(1, -1).join(', ')).toBe(expected);
  });
});
