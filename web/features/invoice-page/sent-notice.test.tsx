import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { INVOICE, pageState, setUpInvoicePage, showInvoicePage } from '#test/support/screens/invoice-page-harness.tsx';
import { JUST_SENT } from '#web/lib/browser/just-sent.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpInvoicePage();

describe('an invoice that was just sent', () => {
  const TEXT = 'Sent to Café Léger Inc., 344.93 CAD due Mar 20';

  it('says so once, with what people do next', async () => {
    const { user } = showInvoicePage({}, {}, { state: JUST_SENT });
    const moment = (await screen.findByText(TEXT)).closest<HTMLElement>('[role=status]');
    const next = within(moment as HTMLElement);
    expect(next.getByRole('link', { name: 'View Invoice' }).getAttribute('href')).toBe('/pay/inv-1');
    expect(next.getByRole('link', { name: 'New Invoice' }).getAttribute('href')).toBe('/invoices/create');
    await user.click(next.getByRole('button', { name: 'Copy Link' }));
    await next.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pay/inv-1`);
    expect(JSON.stringify(pageState())).not.toContain('isJustSent');
  });

  it('says so after it was sent from here', async () => {
    const sent = { ...INVOICE, version: 4 };
    const { user, steps } = showInvoicePage({ status: 'DRAFT' }, { 'POST /invoices/{id}/send': sent });
    await user.click((await steps()).getByRole('button', { name: 'Send Invoice' }));
    expect(screen.queryByText(TEXT)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText(TEXT);
  });

  it('names no day once it is paid', async () => {
    showInvoicePage({ status: 'PAID', amountPaid: 344.93 }, {}, { state: JUST_SENT });
    await screen.findByText('Sent to Café Léger Inc.');
  });

  it('is not announced on later visits', async () => {
    showInvoicePage();
    await screen.findByRole('heading', { level: 1, name: 'INV-7' });
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
