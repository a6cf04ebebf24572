import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { Field } from './field.tsx';
import { NumberField } from './number-field.tsx';

const values: TypedNumber[] = [];

function Typed({ initial = '', error, readFrom }: { initial?: TypedNumber; error?: string; readFrom?: string }) {
  const [value, setValue] = useState<TypedNumber>(initial);
  values.push(value);
  return (
    <>
      <Field error={error} label="Rate">
        <NumberField decimals={2} onChange={setValue} readFrom={readFrom} value={value} />
      </Field>
      <button onClick={() => setValue(99)} type="button">
        Set
      </button>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Rate');
const last = () => values.at(-1);
const description = () =>
  (input().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

it.each([
  ['', ''],
  [0, '0'],
  [640, '640'],
  [640.5, '640.50'],
  ['12 boxes', '12 boxes'],
])('shows %j as "%s"', (initial, shown) => {
  render(<Typed initial={initial} />);
  expect(input().value).toBe(shown);
});

it.each([
  ['0.5', 0.5, '0.50'],
  ['120,50', 120.5, '120.50'],
  ['1 234,50', 1234.5, '1234.50'],
  ['1,200', 1200, '1200'],
  ['85*2', 170, '170'],
])('keeps %s while typing, reads %d and shows "%s" on blur', async (typed, value, shown) => {
  const user = userEvent.setup();
  render(<Typed />);
  await user.type(input(), typed);
  expect([last(), input().value]).toEqual([value, typed]);
  await user.tab();
  expect([last(), input().value]).toEqual([value, shown]);
});

it('explains how it read an ambiguous number, even after blur, until it changes', async () => {
  const user = userEvent.setup();
  render(<Typed />);
  await user.type(input(), '1,000');
  expect(screen.getByRole('status').textContent).toBe('Read as 1,000');
  await user.tab();
  expect(description()).toEqual(['Read as 1,000']);
  await user.click(screen.getByRole('button'));
  expect([screen.queryByRole('status'), input().value]).toEqual([null, '99']);
});

it('explains how a number was read elsewhere, until the number changes', async () => {
  const user = userEvent.setup();
  render(<Typed initial={1000} readFrom="1,000" />);
  expect(description()).toEqual(['Read as 1,000']);
  expect(input().value).toBe('1000');
  await user.click(screen.getByRole('button'));
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not explain a text that its value no longer comes from', () => {
  render(<Typed initial={7} readFrom="1,000" />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('keeps an invalid text, and says why on blur', async () => {
  const user = userEvent.setup();
  render(<Typed initial={7} />);
  await user.clear(input());
  await user.type(input(), '2 boxes');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect([last(), input().value]).toEqual(['2 boxes', '2 boxes']);
  expect(description()).toEqual(['This is not a number']);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await user.type(input(), '{Control>}a{/Control}7');
  expect([last(), screen.queryByRole('alert'), input().getAttribute('aria-invalid')]).toEqual([7, null, null]);
});

it('reports an error only once', () => {
  render(<Typed error="This is not a number" initial="2 boxes" />);
  expect(screen.getAllByText('This is not a number')).toHaveLength(1);
});

it('ignores the mouse wheel and the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Typed initial={12.5} />);
  await user.click(input());
  fireEvent.wheel(input(), { deltaY: 100 });
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect([last(), input().value, input().type]).toEqual([12.5, '12.50', 'text']);
});
