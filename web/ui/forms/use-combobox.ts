import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

/** How long a combobox waits after the last key before it searches, in milliseconds (spec 2 §9). */
const SEARCH_DELAY_MS = 300;

/** Where a combobox gets its options, and what becomes of the one that is chosen. */
export type ComboboxSource<Option extends { readonly id: string }> = {
  value: Option | null;
  /** Null when the text was taken away. */
  onChange: (option: Option | null) => void;
  /** How the choice reads in the input. */
  labelOf: (option: Option) => string;
  /** What the options are for: the text of the last `onSearch`. */
  search: string;
  /** Called 300 ms after the last key with what is typed, and with an empty text when the list closes. */
  onSearch: (text: string) => void;
  options: readonly Option[];
  /** Whether the options are older than the search. */
  isLoading: boolean;
};

/** How a combobox behaves: what it shows, and what keys and presses do. */
export function useCombobox<Option extends { readonly id: string }>(source: ComboboxSource<Option>) {
  const { value, onChange, labelOf, search, options, isLoading } = source;
  const [isOpen, setIsOpen] = useState(false);
  // What is being typed; null while the choice stands there.
  const [typed, setTyped] = useState<string | null>(null);
  const [chosenActive, setActive] = useState<number | null>(null);
  const isPending = isLoading || (typed ?? '').trim() !== search;
  // What was searched for is at hand: Enter takes the first one, unless the keys went on from there.
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
    // While the list is open, Enter belongs to it and not to the form.
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

/** Escape closes the list alone: a dialog around it, which listens on the document, does not hear of it. */
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
