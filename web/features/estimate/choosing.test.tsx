import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { frCaEstimatePage } from '#shared/locale/fr-ca-estimate-page.ts';
import {
  ACCEPT,
  anAcceptedEstimate,
  anEstimate,
  buttons,
  choose,
  press,
  READ,
  setUpPage,
  show,
  textOf,
  type,
} from '#test/support/screens/estimate-page-harness.tsx';
import { fakeServer } from '#test/support/screens/fake-server.ts';

setUpPage();
beforeEach(() => sessionStorage.clear());

type Item = PublicEstimate['items'][number];
const line = (name: string, rate: number, over: Partial<Item> = {}): Item => ({
  ...{ name, quantity: 1, rate, amount: rate },
  ...over,
});
const group = 'Railing';

/** 1,000.00, lights for 200.00 if wanted, and a railing for 300.00 or 500.00. */
const ITEMS = [
  line('Deck', 1000),
  line('Lights', 200, { choice: 'optional' }),
  line('Wood', 300, { choice: { group }, chosen: true }),
  line('Stain', 50, { choice: 'optional', chosen: true }),
  line('Glass', 500, { choice: { group } }),
];
const aChoice = (over: Partial<PublicEstimate> = {}) => anEstimate({ items: ITEMS, ...over });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const totalOf = () => textOf('.amount');

it('offers boxes, and the lines of a group as radio buttons together, each named by its line and amount', () => {
  show(aChoice());
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, true]);
  expect(box('Lights 200.00').checked).toBe(false);
  const railing = screen.getByRole('group', { name: 'Choose one: Railing' });
  expect([...railing.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(['Wood', 'Glass']);
  expect([radio('Wood 300.00').checked, radio('Glass 500.00').checked]).toEqual([true, false]);
  expect(document.getElementById(radio('Glass 500.00').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '1 × 500.00',
  );
  expect(totalOf()).toBe('1,350.00 CAD');
});

it('counts what is chosen at once: in the headline, the totals, the button and for screen readers', async () => {
  show(aChoice());
  expect(textOf('[role=status]')).toBe('');
  await choose('Lights 200.00');
  await choose('Glass 500.00', 'radio');
  expect(totalOf()).toBe('1,750.00 CAD');
  expect(textOf('.invoice-totals')).toBe('Subtotal1,750.00Total1,750.00 CAD');
  expect(textOf('.live')).toBe('Total 1,750.00 CAD');
  expect(textOf('[role=status]')).toBe('Total 1,750.00 CAD');
  expect(radio('Wood 300.00').checked).toBe(false);
  await choose('Stain 50.00');
  await press('Accept');
  expect(buttons()).toContain('Accept estimate for 1,700.00 CAD');
});

it('counts the taxes of what is chosen, from what each applies to', async () => {
  const gst = { code: 'GST', ratePercent: 5, registration: '123456789 RT0001', rule: 'x' } as const;
  show(
    aChoice({
      taxes: [{ ...gst, baseAmount: 1350, amount: 67.5 }],
      taxShares: [{ ...gst, shares: [100, 100, 100, 100, 100] }],
    }),
  );
  expect(totalOf()).toBe('1,417.50 CAD');
  await choose('Lights 200.00');
  expect(textOf('.invoice-totals')).toBe('Subtotal1,550.00GST (5%) 123456789 RT000177.50Total1,627.50 CAD');
});

it('sends the places of what is chosen', async () => {
  const server = fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  show(aChoice());
  await choose('Lights 200.00');
  await choose('Glass 500.00', 'radio');
  await press('Accept');
  await type('Your full name', 'Dana Fox');
  await press('Accept estimate for 1,750.00 CAD');
  expect(await server.requests[0]?.json()).toEqual({ name: 'Dana Fox', chosen: [1, 3, 4] });
});

it('sends what is offered if nothing was changed', async () => {
  const server = fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  show(aChoice());
  await press('Accept');
  await type('Your full name', 'Dana Fox');
  await press('Accept estimate for 1,350.00 CAD');
  expect(await server.requests[0]?.json()).toEqual({ name: 'Dana Fox', chosen: [2, 3] });
});

describe('what was chosen', () => {
  it('survives a reload', async () => {
    show(aChoice());
    await choose('Lights 200.00');
    cleanup();
    show(aChoice());
    expect(box('Lights 200.00').checked).toBe(true);
    expect(totalOf()).toBe('1,550.00 CAD');
    expect(textOf('[role=status]')).toBe('');
  });

  it.each([
    ['is damaged', '{'],
    ['is no list', '"1"'],
    ['names a required line', '[0]'],
    ['has none of a group', '[1]'],
    ['has two of a group', '[2,4]'],
    ['names a line that there is not', '[2,9]'],
  ])('is what is offered if the stored one %s', (_, stored) => {
    sessionStorage.setItem('estimate-choices:b1-e1-1', stored);
    show(aChoice());
    expect(totalOf()).toBe('1,350.00 CAD');
  });

  it('works where storage is forbidden', async () => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    show(aChoice());
    await choose('Lights 200.00');
    expect(totalOf()).toBe('1,550.00 CAD');
    vi.restoreAllMocks();
  });

  it('stays when a stale page is refused, which it explains', async () => {
    const refused = {
      status: 400,
      body: { code: 'INVALID_REQUEST', message: 'x', issues: [{ path: 'chosen', rule: 'required' }] },
    };
    fakeServer({ [ACCEPT]: refused, [READ]: { body: aChoice({ additionalNotes: 'Loaded again.' }) } });
    show(aChoice());
    await choose('Lights 200.00');
    await press('Accept');
    await type('Your full name', 'Dana Fox');
    await press('Accept estimate for 1,550.00 CAD');
    expect(textOf('.messages')).toBe('This estimate has changed in the meantime.');
    expect(screen.getByText('Loaded again.')).toBeTruthy();
    expect(buttons()).toContain('Accept estimate for 1,550.00 CAD');
    expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Dana Fox');
  });
});

it('cannot be accepted with nothing chosen, and says so', async () => {
  const server = fakeServer({});
  show(aChoice({ items: [line('Lights', 200, { choice: 'optional', chosen: true })] }));
  await choose('Lights 200.00');
  await press('Accept');
  await type('Your full name', 'Dana Fox');
  await press('Accept estimate for 0.00 CAD');
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one item.');
  expect(server.requests).toEqual([]);
  await choose('Lights 200.00');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['accepted', { status: 'ACCEPTED', decision: { on: '2026-01-05', name: 'Dana Fox' } }],
  ['expired', { dueDate: '2026-01-04' }],
  ['replaced', { newerId: 'b1-e1-2' }],
  ['a draft', { status: 'DRAFT' }],
] as const)('shows chosen lines as plain ones, and the others as not chosen, when it is %s', (_, state) => {
  sessionStorage.setItem('estimate-choices:b1-e1-1', '[1,4]');
  show(aChoice(state));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Deck1 × 1,000.001,000.00',
    'Lights1 × 200.00Not chosen200.00',
    'Wood1 × 300.00300.00',
    'Stain1 × 50.0050.00',
    'Glass1 × 500.00Not chosen500.00',
  ]);
  expect(totalOf()).toBe('1,350.00 CAD');
});

it('folds long lists of required lines, but no choices', async () => {
  const required = Array.from({ length: 20 }, (_, index) => line(`Line ${index + 1}`, 10));
  show(aChoice({ items: [...required, line('Lights', 200, { choice: 'optional' })] }));
  expect(buttons()).toContain('Show all items (21)');
  expect(box('Lights 200.00').closest('li')?.className).toContain('choice');
  cleanup();
  show(aChoice({ items: required.map((item) => ({ ...item, choice: 'optional' as const })) }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  expect(buttons().some((label) => label?.startsWith('Show all'))).toBe(false);
});

it('goes on with the choice after the business has reopened it', async () => {
  fakeServer({ [READ]: { body: aChoice() } });
  show(aChoice());
  await choose('Lights 200.00');
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(totalOf()).toBe('1,550.00 CAD');
});

it('is chosen from in French', async () => {
  show(aChoice({ language: 'fr' }), frCaEstimatePage);
  expect(screen.getByRole('group', { name: 'Au choix\u00a0: Railing' })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Lights 200,00' })));
  expect(textOf('[role=status]')).toBe('Total 1\u00a0550,00\u00a0CAD');
  cleanup();
  show(aChoice({ language: 'fr', newerId: 'x' }), frCaEstimatePage);
  expect(document.body.textContent).toContain('Non retenue');
});
