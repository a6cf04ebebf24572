const PATHS = {
  lock: 'M6 11V8a6 6 0 1 1 12 0v3M5 11h14v9H5z',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 7v6m0 3.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  clock: 'M12 7v5l3 2m-3-11a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
} as const;

/** An outline icon in the text colour. Decorative. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
