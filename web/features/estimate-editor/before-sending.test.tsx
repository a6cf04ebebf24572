import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import type { Answers } from '#test/support/screens/call-harness.ts';
import { tab } from '#test/support/screens/estimate-editor-harness.tsx';
import { anEstimate, answer, DRAFT, showEstimates } from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const NAMED: Answers = { 'GET /companies/me': { name: 'Prairie Studio' } as Company };

beforeEach(() => localStorage.clear());

/** The part of the last step that says what is missing. */
async function shown(over: Partial<Estimate>, answers: Answers = NAMED) {
  answer({ 'GET /estimates/{id}': anEstimate({ ...DRAFT, dueDate: '2999-01-01', ...over }), ...answers });
  const { user } = showEstimates('/estimates/est1/edit');
  await user.click(await tab('Total and Terms'));
  const head = await screen.findByRole('heading', { name: 'Before You Send' });
  return { user, part: within(head.parentElement as HTMLElement) };
}

describe('before an estimate is sent', () => {
  it('nothing is missing if it has all', async () => {
    const { part } = await shown({});
    await part.findByText('Nothing is missing.');
    expect(part.queryByRole('button')).toBeNull();
  });

  it.each<[string, Partial<Estimate>, string, string]>([
    [
      'an address',
      { billingEmail: '' },
      'There is no email address yet. You can enter one, or pass on the link.',
      'Email',
    ],
    ['a later last day', { dueDate: '2026-01-06' }, 'It is valid until a day that has passed.', 'Valid Until'],
  ])('says that it needs %s, and leads to the field', async (_, over, text, label) => {
    const { user, part } = await shown(over);
    part.getByText(text);
    await user.click(part.getByRole('button', { name: /^Fix/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${label}`))));
  });

  it('names the characters that its PDF cannot show, and leads to the lines', async () => {
    const choice = { group: 'Pont 𓀁' };
    const item = { quantity: 1, rate: 100, amount: 100 };
    const items = [
      { ...item, name: 'Deck 𓀀', choice, chosen: true },
      { ...item, name: '甲板 🎨', choice },
    ];
    const { user, part } = await shown({ items });
    await part.findByText('The PDF shows an empty box for each of these characters: 𓀀 𓀁');
    expect(part.queryByText('Nothing is missing.')).toBeNull();
    await user.click(part.getByRole('button', { name: 'Change the text' }));
    expect((await tab('Line Items')).getAttribute('aria-selected')).toBe('true');
  });

  it('says that the business has no name', async () => {
    const { part } = await shown({}, {});
    await part.findByText('Your business has no name yet.');
    expect(part.queryByText('Nothing is missing.')).toBeNull();
  });
});
