import { useWhenIdle } from '#web/lib/browser/use-when-idle.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import type { LazyScreen } from './lazy-screen.tsx';

/**
 * Fetches the code of the editor often opened next, once the current screen has loaded. Not for users who save data, or
 * for accountants, who edit nothing.
 */
export function PrefetchWhenIdle({ screen }: { screen: LazyScreen }) {
  const mayChange = useMayChange();
  useWhenIdle(mayChange ? screen.prefetch : NOTHING);
  return null;
}

const NOTHING = () => {};
