/** A number with at most four decimals, in groups of thousands: 41131.74 as "41,131.74". */
export function groupedDecimal(value: number, { group, point }: { group: string; point: string }): string {
  const [whole = '', ...decimals] = String(Math.round(value * 10_000) / 10_000).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, group), ...decimals].join(point);
}
