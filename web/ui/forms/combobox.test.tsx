import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

fakeClock();

it('is a combobox with a list, both named by its field', async () => {
  render(<FruitPicker />);
  expect(input()).toMatchObject({ required: true });
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(isOpen()).toBe(false);
  await user.click(input());
  expect(isOpen()).toBe(true);
  expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Fruit' }).id);
  expect(options()).toEqual(['Apple', 'Apricot', 'Banana']);
  expect(screen.getByText('There may be more.')).toBeTruthy();
});

it('moves with the arrow keys, wrapping around, and chooses with Enter', async () => {
  render(<FruitPicker />);
  await user.tab();
  expect(isOpen()).toBe(false);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Apple');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Banana');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Apple');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Banana');
  await user.keyboard('{Enter}');
  expect(input().value).toBe('Banana');
  expect(isOpen()).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('starts at the end with the up arrow', async () => {
  render(<FruitPicker />);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Banana');
});

it('leaves Enter to the form while closed', async () => {
  render(<FruitPicker />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('closes on Escape without propagating it, and restores the choice', async () => {
  const listener = vi.fn();
  document.addEventListener('keydown', listener, { capture: true });
  render(<FruitPicker chosen={{ id: 'apple', name: 'Apple' }} />);
  await user.click(input());
  await user.keyboard('x');
  listener.mockClear();
  await user.keyboard('{Escape}');
  expect(listener).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
  expect(input().value).toBe('Apple');
  pass(1000);
  expect(onSearch).not.toHaveBeenCalledWith('x');
  await user.keyboard('{Escape}');
  expect(listener).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', listener, { capture: true });
});

it('restores the choice and closes on blur', async () => {
  render(<FruitPicker chosen={{ id: 'apple', name: 'Apple' }} />);
  await user.click(input());
  await user.keyboard('ban');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Add fruit');
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Save');
  expect(isOpen()).toBe(false);
  expect(input().value).toBe('Apple');
});

it('clears the choice when its text is cleared', async () => {
  render(<FruitPicker chosen={{ id: 'apple', name: 'Apple' }} />);
  await user.click(input());
  await user.clear(input());
  await user.tab();
  await user.tab();
  expect(input().value).toBe('');
  expect(screen.getByText('Fruit is required')).toBeTruthy();
});

it('chooses by click, marks the choice and keeps the focus', async () => {
  render(<FruitPicker />);
  await user.click(input());
  await user.click(screen.getByRole('option', { name: 'Apricot' }));
  expect(input().value).toBe('Apricot');
  expect(document.activeElement).toBe(input());
  await user.click(input());
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Apricot');
});

it('ignores keys during IME composition', async () => {
  render(<FruitPicker />);
  await user.tab();
  fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true });
  expect(isOpen()).toBe(false);
});
