import { BAR_STYLES } from './bar-styles.ts';

/** A square that looks like the bars of a figure. */
export function BarKey({ of }: { of: keyof typeof BAR_STYLES }) {
  return (
    <svg aria-hidden="true" className="size-3 shrink-0 overflow-visible">
      <rect className={BAR_STYLES[of]} height="100%" rx="2" width="100%" />
    </svg>
  );
}
