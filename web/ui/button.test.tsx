import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('runs its action once while it is pending, and shows that it is busy', async () => {
  let finish = () => {};
  const onClick = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(
    <Button busyLabel="Saving..." onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button');
  act(() => {
    button.click();
    button.click();
  });
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toMatchObject({ disabled: true, textContent: 'Saving...' });
  await act(async () => finish());
  expect(button).toMatchObject({ disabled: false, textContent: 'Save' });
});

it('is not busy after a synchronous action', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>More</Button>);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('does not submit a form by default', () => {
  render(<Button>Plain</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
