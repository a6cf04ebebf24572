import { type ComponentType, lazy, useState } from 'react';

/** A screen or a layout whose code is fetched separately. */
export type LazyScreen = {
  /** Suspends until the code is fetched. */
  readonly Screen: ComponentType;
  /** Fetches the code ahead of time; a failure is ignored, and shows only once the screen itself is opened. */
  readonly prefetch: () => void;
};

/** Declares a screen by the import of its file. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let fetched: ComponentType | undefined;
  const fetchNow = async () => {
    const file = await load();
    fetched = file.default;
    return file;
  };
  const Lazy = lazy(fetchNow);
  return {
    Screen() {
      // `lazy` suspends even if the code is there, and React shows a fallback for at least 300 ms.
      const [Shown] = useState<ComponentType>(() => fetched ?? Lazy);
      return <Shown />;
    },
    prefetch: () => void fetchNow().catch(() => undefined),
  };
}
