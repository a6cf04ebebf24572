import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, freshEditor, leaveDraft, showEditor, tab } from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

async function showSummary(draft: Record<string, unknown> = {}) {
  leaveDraft({ items: [{ name: 'Design', quantity: 2, rate: 100 }], ...draft });
  const { user } = showEditor();
  await user.click(await tab('Payment'));
  return user;
}

/** The amounts as displayed. */
function figures(): string[] {
  const summary = screen.getByRole('heading', { name: 'Summary' }).parentElement as HTMLElement;
  const labels = within(summary).getAllByRole('term');
  return labels.map((label) => `${label.textContent} ${label.nextSibling?.textContent}`);
}

const previewed = () => screen.getByRole('article').querySelector('.invoice-total dd')?.textContent;

describe('the adjustments', () => {
  it('are off and hidden if they are zero', async () => {
    await showSummary();
    for (const name of ['Discount', 'Shipping', 'Tax']) {
      expect((await screen.findByRole<HTMLInputElement>('switch', { name })).checked).toBe(false);
    }
    expect(screen.queryByLabelText('Tax in percent')).toBeNull();
    expect(figures()).toEqual(['Subtotal 200.00 CAD', 'Total 200.00 CAD']);
  });

  it('are on if the saved value is not zero', async () => {
    await showSummary({ discountType: 'percentage', discountValue: 10 });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Discount' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Discount in percent').value).toBe('10');
  });

  it('count as they are typed, in the form and in the preview', async () => {
    const user = await showSummary();
    await user.click(screen.getByRole('switch', { name: 'Discount' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Discount amount in CAD')));
    await user.keyboard('20');
    await user.selectOptions(screen.getByLabelText('Discount type'), 'Percentage');
    await user.click(screen.getByRole('switch', { name: 'Shipping' }));
    await user.type(screen.getByLabelText('Shipping amount in CAD'), '15.25');
    await user.selectOptions(screen.getByLabelText('Shipping type'), 'Percentage');
    await user.clear(screen.getByLabelText('Shipping in percent'));
    await user.type(screen.getByLabelText('Shipping in percent'), '7,625');
    await user.click(screen.getByRole('switch', { name: 'Tax' }));
    await user.type(screen.getByLabelText('Tax in percent'), '5');
    expect(figures()).toEqual([
      'Subtotal 200.00 CAD',
      'Discount −40.00 CAD',
      'Shipping 15.25 CAD',
      'Tax 8.76 CAD',
      'Total 184.01 CAD',
    ]);
    await waitFor(() => expect(previewed()).toBe('184.01 CAD'));
  });

  it('do not count while off', async () => {
    const user = await showSummary({ taxValue: 5 });
    await user.click(screen.getByRole('switch', { name: 'Tax' }));
    expect(figures()).toEqual(['Subtotal 200.00 CAD', 'Total 200.00 CAD']);
  });
});

describe('the payment terms', () => {
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Terms Text');
  const choice = () => screen.getByLabelText<HTMLSelectElement>('Payment Terms').value;

  it('fill in the text of the chosen option', async () => {
    const user = await showSummary();
    await user.selectOptions(screen.getByLabelText('Payment Terms'), 'due_in_14_days');
    expect(text().value).toBe('Payment is due within 14 days of the invoice date.');
  });

  it('become custom when the text is edited', async () => {
    const user = await showSummary({ paymentTerms: 'Payment is due upon receipt of this invoice.' });
    expect(choice()).toBe('due_on_receipt');
    await user.type(text(), ' Thanks!');
    expect(choice()).toBe('custom');
  });
});

it('offers the due date stated in custom wording if it differs', async () => {
  const terms = 'Payment is due within 30 days of the invoice date.';
  const user = await showSummary({ issueDate: '2026-01-05', dueDate: '2026-02-04', paymentTerms: terms });
  await user.selectOptions(screen.getByLabelText('Payment Terms'), 'due_in_14_days');
  await user.type(screen.getByLabelText('Terms Text'), ' Thanks!');
  expect(screen.queryByRole('button', { name: /^Change it to/ })).toBeNull();
  await user.clear(screen.getByLabelText('Terms Text'));
  await user.type(screen.getByLabelText('Terms Text'), 'Net 20');
  await user.click(screen.getByRole('button', { name: 'Change it to January 25th, 2026' }));
  expect(screen.queryByRole('button', { name: /^Change it to/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Payment Terms'), 'due_on_receipt');
  await user.selectOptions(screen.getByLabelText('Payment Terms'), 'custom');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Terms Text').value).toBe('Net 20');
  await user.click(await tab('Invoice Details'));
  expect(screen.getByRole('button', { name: /^Due Date/ }).textContent).toBe('January 25th, 2026');
  screen.getByText('Payment terms: Custom');
});

it('offers every payment method', async () => {
  await showSummary();
  const options = within(screen.getByLabelText('Payment Method')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Credit Card',
    'Bank Transfer',
    'E-Transfer',
    'Cash',
    'Cheque',
  ]);
});

it('shows the payment instructions, and links to where they are missing without leaving the invoice', async () => {
  answer({
    'GET /payment-settings/user/{userId}': {
      version: 1,
      preferredCurrency: 'CAD',
      paymentIntegrationEnabled: false,
      bankName: 'Foothills Credit Union',
      accountNumber: '003-12345',
    },
  });
  const user = await showSummary();
  await screen.findByText('To Foothills Credit Union, 003-12345');
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'e-transfer');
  const link = screen.getByRole('link', { name: /^Payment Settings/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/payment-settings?tab=payment', '_blank']);
});
