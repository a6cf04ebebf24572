import { type ComponentChildren, render } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

// What pages of their own use of `react` and `react-dom/client`, on Preact's core: its layer for all of React has 1.2 KB.
export { Component } from 'preact';
export { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** As React's: a function that effects can call without depending on it. */
export function useEffectEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** As React's: what it renders replaces the static content of the container. */
export function createRoot(container: Element): { render: (children: ComponentChildren) => void } {
  return {
    render: (children) => {
      container.replaceChildren();
      render(children, container);
    },
  };
}
