type RowProps = { label: string; value: string; isTotal?: boolean };

/** A label and what it stands for, for a `dl`; a total is set off from what stands above it. */
export function Row({ label, value, isTotal = false }: RowProps) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
