import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { DatePicker } from './date-picker.tsx';
import { Field } from './field.tsx';

const show = (onChange = vi.fn()) => {
  renderFor(
    { status: 'authenticated', user: aUser() },
    <Field label="Due date">
      <DatePicker canClear displayFormat={(day) => day} onChange={onChange} value="2026-01-05" />
    </Field>,
  );
  return onChange;
};
const button = () => screen.getByRole('button', { name: 'Due date 2026-01-05' });

it('opens its calendar on the first click, and closes it with the choice', async () => {
  const onChange = show();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date' });
  expect(calendar.textContent).toContain('January 2026');
  await userEvent.click(screen.getByRole('button', { name: /January 6/ }));
  expect(onChange).toHaveBeenCalledWith('2026-01-06');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button());
});

it('offers to remove the day', async () => {
  const onChange = show();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenCalledWith('');
});
