// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('acts once while what it started is under way, and says so', async () => {
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

it('is not busy with what is done at once', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>More</Button>);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('sends no form unless it is told to', () => {
  render(<Button>Plain</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
