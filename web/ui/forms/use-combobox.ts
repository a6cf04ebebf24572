import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

/** Search debounce in ms (spec 2 §9). */
const SEARCH_DELAY_MS = 300;

/** The options of a combobox, and its callbacks. */
export type ComboboxSource<Option extends { readonly id: string }> = {
  value: Option | null;
  /** Null when the text is cleared. */
  onChange: (option: Option | null) => void;
  /** The choice's text in the input. */
  labelOf: (option: Option) => string;
  /** The search that `options` belong to: the text of the last `onSearch`. */
  search: string;
  /** Called with the typed text 300 ms after the last key, and with an empty text when the list closes. */
  onSearch: (text: string) => void;
  options: readonly Option[];
  /** Whether the options belong to an earlier search. */
  isLoading: boolean;
};

/** State and keyboard behaviour of a combobox. */
export function useCombobox<Option extends { readonly id: string }>(source: ComboboxSource<Option>) {
  const { value, onChange, labelOf, search, options, isLoading } = source;
  const [isOpen, setIsOpen] = useState(false);
  // The text being typed; null while the choice is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const [chosenActive, setActive] = useState<number | null>(null);
  const isPending = isLoading || (typed ?? '').trim() !== search;
  // Once the matches are loaded, Enter chooses the first one, unless the arrow keys have moved on.
  const suggested = typed && !isPending && options.length > 0 ? 0 : null;
  const active = chosenActive !== null && chosenActive < options.length ? chosenActive : suggested;

  useSearchDelay(typed, source.onSearch);
  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setActive(null);
    if (search !== '') source.onSearch('');
  };
  useEscape(isOpen, close);
  const choose = (option: Option) => {
    onChange(option);
    close();
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    if (options.length === 0) return;
    const from = active ?? (step === 1 ? -1 : options.length);
    setActive((from + step + options.length) % options.length);
  };
  const chooseActive = () => {
    const option = active === null ? undefined : options[active];
    if (option) choose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && isOpen;
    const step = STEPS[event.key];
    if ((!isEnter && !step) || event.nativeEvent.isComposing) return;
    // While the list is open, Enter must not submit the form.
    event.preventDefault();
    if (step) move(step);
    else chooseActive();
  };
  const handlers = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      setActive(null);
      setIsOpen(true);
      if (target.value === '' && value) onChange(null);
    },
    onClick: () => setIsOpen(true),
    onKeyDown,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
  };
  return { isOpen, text: typed ?? (value ? labelOf(value) : ''), active, isPending, handlers, choose };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function useSearchDelay(typed: string | null, onSearch: (text: string) => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
}

/** Escape closes only the list; it must not reach a dialog, which listens on the document. */
function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);
}
