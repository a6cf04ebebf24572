import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { COMPANY, field, ME, save, sent, show, UPDATE } from '#test/support/screens/company-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const paper = () => document.querySelector('.invoice-document') as HTMLElement;
const saved = () => sent(UPDATE).map(([, request]) => (request as { body: object }).body);

async function open(more: Partial<Company> = {}) {
  const company = { ...COMPANY, ...more };
  answerCalls({ [ME]: company, [UPDATE]: company });
  show();
  return field('Colour');
}

describe('the colour', () => {
  it('shows in the preview while it is typed, and is sent as it is stored', async () => {
    const color = await open();
    expect(paper().getAttribute('style')).toBeNull();
    await userEvent.type(color, '1E3A8A');
    expect(paper().style.getPropertyValue('--invoice-accent')).toBe('#1e3a8a');
    await userEvent.tab();
    expect(color.value).toBe('#1e3a8a');
    expect(screen.queryByText(/hard to read/)).toBeNull();
    await save();
    expect(saved()).toEqual([{ brandColor: '#1e3a8a', version: 3 }]);
  });

  it('that is hard to read is offered its nearest readable one, taken by one click', async () => {
    const color = await open();
    await userEvent.type(color, '#ffd400');
    expect(screen.getByText(/This colour is hard to read on white/).textContent).toContain('#887000');
    await userEvent.click(screen.getByRole('button', { name: 'Use #887000' }));
    expect(color.value).toBe('#887000');
    expect(screen.queryByText(/hard to read/)).toBeNull();
  });

  it('may stay hard to read: texts are repaired', async () => {
    await userEvent.type(await open(), '#ffd400');
    expect(paper().style.getPropertyValue('--invoice-band')).toBe('#ffd400');
    expect(paper().style.getPropertyValue('--invoice-sum')).toBe('#887000');
    await save();
    expect(saved()).toEqual([{ brandColor: '#ffd400', version: 3 }]);
  });

  it('that is none is refused at its field, and the preview keeps its own', async () => {
    const color = await open();
    await userEvent.type(color, 'green');
    expect(paper().getAttribute('style')).toBeNull();
    await save();
    expect(screen.getByRole('alert').textContent).toBe('Enter a colour such as #0b6b58');
    expect(color.getAttribute('aria-invalid')).toBe('true');
    expect(sent(UPDATE)).toEqual([]);
  });

  it('is removed', async () => {
    await open({ brandColor: '#1e3a8a' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove colour' }));
    await save();
    expect(saved()).toEqual([{ brandColor: '', version: 3 }]);
  });
});

it('sends layout, footer and paper, and shows them', async () => {
  await open({ country: 'Canada' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plain' }).checked).toBe(true);
  expect((await field('Invoice Paper Size')).textContent).toContain('By your country: Letter');
  await userEvent.click(screen.getByRole('radio', { name: 'Coloured head' }));
  await userEvent.type(await field('Footer'), 'Bonded and insured');
  await userEvent.selectOptions(await field('Invoice Paper Size'), 'A4');
  expect(paper().className).toBe('invoice-document invoice invoice-band invoice-on-a4');
  expect(paper().querySelector('.invoice-foot')?.textContent).toBe('Bonded and insured');
  await save();
  expect(saved()).toEqual([{ documentLayout: 'band', footerLine: 'Bonded and insured', paperSize: 'A4', version: 3 }]);
});

it('refuses a footer of 121 characters', async () => {
  await open();
  await userEvent.click(await field('Footer'));
  await userEvent.paste('x'.repeat(121));
  await save();
  expect(screen.getByRole('alert').textContent).toContain('120 characters');
  expect(sent(UPDATE)).toEqual([]);
});

it('shows what the server refuses at its field', async () => {
  answerCalls({ [ME]: COMPANY, [UPDATE]: invalidRequest([{ path: 'brandColor', rule: 'color' }]) });
  show();
  await userEvent.type(await field('Colour'), '#123456');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a colour such as #0b6b58');
});

describe('a light logo', () => {
  it('is shown on the colour, if its owner says so', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Light logo' }));
    expect(paper().querySelector('.invoice-logo')?.className).toContain('invoice-logo-on-color');
    await save();
    expect(saved()).toEqual([{ logoOnColor: true, version: 3 }]);
  });

  it('is no question without a logo', async () => {
    await open({ logo: undefined });
    expect(screen.queryByRole('switch', { name: 'Light logo' })).toBeNull();
  });
});
