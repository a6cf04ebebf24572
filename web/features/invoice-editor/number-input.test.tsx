// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NumberInput } from './number-input.tsx';

afterEach(cleanup);

const values: number[] = [];

function Typed({ initial = 0, decimals = 2 }: { initial?: number; decimals?: number }) {
  const [value, setValue] = useState(initial);
  values.push(value);
  return <NumberInput aria-label="Rate" decimals={decimals} onChange={setValue} value={value} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Rate' });
const last = () => values.at(-1);

it('shows 0 as nothing', () => {
  render(<Typed />);
  expect(input().value).toBe('');
});

it.each([
  ['0.5', 0.5, '0.50'],
  ['12', 12, '12'],
  ['-5', 0, ''],
  ['12.345', 12.35, '12.35'],
  ['120,50', 120.5, '120.50'],
  ['1,200', 1200, '1200'],
  ['1,234.50', 1234.5, '1234.50'],
  ['1 234,50', 1234.5, '1234.50'],
  ['$1,200.50', 1200.5, '1200.50'],
  ['abc', 0, ''],
])('reads %s as %d and shows it as "%s" afterwards', async (typed, value, shown) => {
  const user = userEvent.setup();
  render(<Typed />);
  await user.type(input(), typed);
  expect(last()).toBe(value);
  await user.tab();
  expect(input().value).toBe(shown);
});

it('leaves what is being typed as it is typed', async () => {
  const user = userEvent.setup();
  render(<Typed />);
  await user.type(input(), '0');
  expect([last(), input().value]).toEqual([0, '0']);
  await user.type(input(), '.05');
  expect([last(), input().value]).toEqual([0.05, '0.05']);
});

it('counts what is no number as 0', async () => {
  const user = userEvent.setup();
  render(<Typed initial={7} />);
  await user.clear(input());
  expect(last()).toBe(0);
  await user.type(input(), 'e');
  expect(last()).toBe(0);
});

it('reads a comma before the decimals of a quantity', async () => {
  const user = userEvent.setup();
  render(<Typed decimals={4} />);
  await user.type(input(), '1,125');
  expect(last()).toBe(1.125);
});

it.each([
  ['-5', 'It cannot be less than 0.'],
  ['−5', 'It cannot be less than 0.'],
  ['12.345', 'Rounded to 12.35: 2 decimals count.'],
  ['0.001', 'Rounded to 0.00: 2 decimals count.'],
  ['abc', 'This is not a number and counts as 0.'],
  ['12 boxes', 'Read as 12.'],
])('says what %s counts as, and goes on saying so after it is left', async (typed, note) => {
  const user = userEvent.setup();
  render(<Typed />);
  await user.type(input(), typed);
  expect(screen.getByRole('alert').textContent).toBe(note);
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe(note);
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(note);
  await user.type(input(), '{Control>}a{/Control}7');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['', '0', '.', '.5', '1.', '1,200', '$1,200.50', '12.30'])('has nothing to say of %j', async (typed) => {
  const user = userEvent.setup();
  render(<Typed />);
  if (typed) await user.type(input(), typed);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps as many decimals as count', async () => {
  const user = userEvent.setup();
  render(<Typed decimals={4} />);
  await user.type(input(), '9.97512');
  expect(last()).toBe(9.9751);
});
