// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

type Fruit = { id: string; name: string };

const FRUITS: Fruit[] = ['Apple', 'Apricot', 'Banana'].map((name) => ({ id: name.toLowerCase(), name }));

const onSearch = vi.fn<(text: string) => void>();
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function FruitPicker({ isLoading = false, chosen = null }: { isLoading?: boolean; chosen?: Fruit | null }) {
  const [value, setValue] = useState<Fruit | null>(chosen);
  const [search, setSearch] = useState('');
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field error={value ? undefined : 'Fruit is required'} label="Fruit" required>
        <Combobox
          footer={<button type="button">Add fruit</button>}
          hint="There may be more."
          isLoading={isLoading}
          labelOf={({ name }) => name}
          message="No fruit found."
          onChange={setValue}
          onSearch={(text) => {
            onSearch(text);
            setSearch(text);
          }}
          options={FRUITS.filter(({ id }) => id.startsWith(search))}
          renderOption={({ name }) => name}
          search={search}
          value={value}
        />
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};
const isOpen = () => input().getAttribute('aria-expanded') === 'true';
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  // Testing Library waits on its own timers, so the fake clock has to advance.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

it('searches 300 ms after the last key, and Enter chooses the first match', async () => {
  render(<FruitPicker />);
  await user.click(input());
  await user.keyboard('a');
  pass(200);
  await user.keyboard('pr ');
  pass(250);
  expect(onSearch).not.toHaveBeenCalled();
  // The options do not match the typed text yet: Enter must not choose one.
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  pass(50);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('apr');
  expect(options()).toEqual(['Apricot']);
  expect(active()).toBe('Apricot');
  await user.keyboard('{Enter}');
  expect(input().value).toBe('Apricot');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onSearch).toHaveBeenLastCalledWith('');
});

it('leaves Enter to the form while closed', async () => {
  render(<FruitPicker />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
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
