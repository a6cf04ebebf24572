import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  active,
  FruitPicker,
  fakeClock,
  input,
  isOpen,
  onSearch,
  onSubmit,
  options,
  pass,
  user,
} from '#test/support/screens/combobox-harness.tsx';
import { stopClock } from '#test/support/screens/time-harness.ts';

fakeClock();

it('searches 300 ms after the last key, and Enter chooses the first match', async () => {
  render(<FruitPicker />);
  await user.click(input());
  stopClock();
  fireEvent.change(input(), { target: { value: 'a' } });
  pass(200);
  fireEvent.change(input(), { target: { value: 'apr ' } });
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  // The options do not match the typed text yet: Enter must not choose one.
  expect(active()).toBeNull();
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(isOpen()).toBe(true);
  pass(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('apr');
  expect(options()).toEqual(['Apricot']);
  expect(active()).toBe('Apricot');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(input().value).toBe('Apricot');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onSearch).toHaveBeenLastCalledWith('');
});

it('shows a message if there are no options', async () => {
  render(<FruitPicker />);
  await user.click(input());
  await user.keyboard('x');
  pass(300);
  expect(options()).toEqual([]);
  expect(screen.getByText('No fruit found.').closest('[aria-live=polite]')).toBeTruthy();
  expect(active()).toBeNull();
});

it('suggests nothing while options are loading', async () => {
  render(<FruitPicker isLoading />);
  await user.click(input());
  await user.keyboard('a');
  pass(300);
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  expect(active()).toBeNull();
});
