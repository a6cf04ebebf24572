import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DEBOUNCE_MS = 500;

/**
 * The text of a search field, applied half a second after the last key, or immediately by `applyNow` and `clear`. When
 * `applied` changes by other means, such as the back button, the text follows.
 */
export function useSearchText(applied: string, apply: (search: string) => void) {
  const [text, setText] = useState(applied);
  const lastApplied = useRef(applied);

  useEffect(() => {
    if (applied === lastApplied.current) return;
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);

  const applyText = useEffectEvent((search: string) => {
    lastApplied.current = search;
    apply(search);
  });

  useEffect(() => {
    const search = text.trim();
    if (search === lastApplied.current) return;
    const timer = setTimeout(() => applyText(search), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const applyImmediately = (search: string) => {
    if (search === lastApplied.current) return;
    lastApplied.current = search;
    apply(search);
  };
  const clear = () => {
    setText('');
    applyImmediately('');
  };
  return { text, setText, applyNow: () => applyImmediately(text.trim()), clear };
}
