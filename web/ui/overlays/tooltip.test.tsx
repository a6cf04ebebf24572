import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const show = (text?: string) =>
  render(
    <Tooltip text={text}>
      <button type="button">x</button>
    </Tooltip>,
  );
const words = () => screen.queryByText('Invoices');

it('shows its text while the pointer is on the control', async () => {
  show('Invoices');
  expect(words()).toBeNull();
  await userEvent.hover(screen.getByRole('button'));
  expect(words()).toBeTruthy();
  await userEvent.unhover(screen.getByRole('button'));
  expect(words()).toBeNull();
});

it('disappears on Escape and on press', async () => {
  show('Invoices');
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.keyboard('{Escape}');
  expect(words()).toBeNull();
  await userEvent.unhover(screen.getByRole('button'));
  await userEvent.hover(screen.getByRole('button'));
  expect(words()).toBeTruthy();
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(words()).toBeNull();
});

it('shows nothing without text, and keeps the control mounted when text arrives', async () => {
  const { rerender } = show();
  const control = screen.getByRole('button');
  await userEvent.hover(control);
  expect(document.body.textContent).toBe('x');
  rerender(
    <Tooltip text="Invoices">
      <button type="button">x</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button')).toBe(control);
});
