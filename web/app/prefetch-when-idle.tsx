import { useWhenIdle } from '#web/lib/browser/use-when-idle.ts';
import type { LazyScreen } from './lazy-screen.tsx';

/** Fetches the code of the screen often opened next, once the current one has loaded. Not for users who save data. */
export function PrefetchWhenIdle({ screen }: { screen: LazyScreen }) {
  useWhenIdle(screen.prefetch);
  return null;
}
