import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaxChange } from '#shared/canada/tax-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { AffectedDraft, TaxEffects } from '#shared/invoice/tax-effects.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { TaxChangesNotice } from './tax-changes-notice.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
beforeEach(() => localStorage.clear());

const SOURCE = 'https://example.com/notice';
const NEWS = { from: '2026-10-01', source: SOURCE };
const UNCONFIRMED: TaxChange = {
  ...NEWS,
  kind: 'share',
  id: 'pst',
  code: 'PST_BC',
  category: 'accounting',
  share: 100,
  status: 'unconfirmed',
};
const RATE: TaxChange = { ...NEWS, kind: 'rate', id: 'hst', code: 'HST', provinces: ['NS'], percent: 14 };

const aDraft = (id: string): AffectedDraft => ({
  id,
  invoiceNumber: `INV-${id}`,
  billingName: 'Café Léger',
  currency: 'CAD',
  savedTotal: 230,
  currentTotal: 228,
});
const PRODUCT = { id: 'p1', shortDescription: 'Books & audit', changes: ['pst'] };
const DECIDE = /is charged on these products until you decide/;

function show(effects: Partial<TaxEffects>, businessId = 'business-1') {
  answerCalls({ 'GET /tax-changes': { changes: [], drafts: [], products: [], isCapped: false, ...effects } });
  const user = { ...aUser(), businessId };
  return renderFor({ status: 'authenticated', user }, <TaxChangesNotice screen="invoices" />, '/invoices');
}

it.each<[title: string, effects: TaxEffects | Error]>([
  ['nothing is affected', { changes: [RATE, UNCONFIRMED], drafts: [], products: [], isCapped: false }],
  ['the changes cannot be read', new AppError('FORBIDDEN', 'x')],
])('renders nothing while %s', async (_, answer) => {
  answerCalls({ 'GET /tax-changes': answer });
  renderFor({ status: 'authenticated', user: aUser() }, <TaxChangesNotice screen="products" />, '/products');
  await waitFor(() => expect(callsOf('GET /tax-changes')).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByRole('status')).toBeNull();
});

describe('the notice', () => {
  it.each<[title: string, effects: Partial<TaxEffects>, items: RegExp[], asksToDecide: boolean]>([
    ['3 drafts', { changes: [RATE, UNCONFIRMED], drafts: ['1', '2', '3'].map(aDraft) }, [/^HST in Nova/], false],
    ['1 product', { changes: [RATE, UNCONFIRMED], products: [PRODUCT] }, [/^PST .* not confirmed/], true],
    [
      'at least 1 draft and 1 product',
      { changes: [UNCONFIRMED], drafts: [aDraft('1')], products: [PRODUCT], isCapped: true },
      [/^PST/, /^Your company’s registrations/],
      true,
    ],
    ['1 draft', { drafts: [aDraft('1')] }, [/^Your company’s registrations/], false],
  ])('says what affects %s', async (counts, effects, items, asksToDecide) => {
    show(effects);
    await screen.findByText(`Tax changes affect ${counts}`);
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(items.map((item) => expect.stringMatching(item)));
    expect(screen.queryByText(DECIDE) !== null).toBe(asksToDecide);
  });

  it('links to the source of a change', async () => {
    show({ changes: [RATE], drafts: [aDraft('1')] });
    const source = await screen.findByRole('link', { name: /^Source/ });
    expect(source.getAttribute('href')).toBe(SOURCE);
  });

  it('is dismissed in this business, until something else is affected', async () => {
    const effects = { changes: [RATE, UNCONFIRMED], drafts: [aDraft('1')] };
    show(effects);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('"1"');
    show({ ...effects, drafts: [aDraft('1'), aDraft('2')], products: [PRODUCT] });
    await screen.findByText('Tax changes affect 1 draft and 1 product');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    show(effects, 'business-2');
    await screen.findByText('Tax changes affect 1 draft');
  });
});

it('opens a list of what is affected, with links', async () => {
  const { address } = show({ changes: [UNCONFIRMED], drafts: [aDraft('1')], products: [PRODUCT], isCapped: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Show what is affected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Affected by tax changes' }));
  dialog.getByText(/newest 100 drafts/);
  dialog.getByText(DECIDE);
  const drafts = within(dialog.getByRole('region', { name: 'Drafts' }));
  expect(drafts.getByRole('listitem').textContent).toContain('Total before:230.00 CADnow:228.00 CAD');
  expect(drafts.getByRole('link').getAttribute('href')).toBe('/invoices/1/edit');
  await userEvent.click(dialog.getByRole('link', { name: 'Books & audit' }));
  expect(address()).toBe('/products?search=Books+%26+audit');
  expect(screen.queryByRole('dialog')).toBeNull();
});
