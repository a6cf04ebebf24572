import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type Fruit = { id: string; name: string };

const FRUITS: Fruit[] = ['Apple', 'Apricot', 'Banana'].map((name) => ({ id: name.toLowerCase(), name }));

export const onSearch = vi.fn<(text: string) => void>();
export const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

/** For tests: a form with a combobox of three fruits. */
export function FruitPicker({ isLoading = false, chosen = null }: { isLoading?: boolean; chosen?: Fruit | null }) {
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

export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' });
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** For tests: the text of the option that Enter chooses. */
export const active = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};
export const isOpen = () => input().getAttribute('aria-expanded') === 'true';
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

export let user: ReturnType<typeof userEvent.setup>;

/** For tests: fakes the clock; `user` types by it, and `pass` advances it. */
export function fakeClock(): void {
  beforeEach(() => {
    // Testing Library waits on its own timers, so the fake clock has to advance.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
