import type { ReactNode } from 'react';

type RowProps = { label: ReactNode; value: string; isTotal?: boolean };

/** A label with its value, for a `dl`; a total is set off from the rows above. */
export function Row({ label, value, isTotal = false }: RowProps) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
