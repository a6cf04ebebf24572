/** A quantity as printed, with its unit if it has one: "12.5 h", never on two lines. */
export function withUnit(quantity: string, unit = ''): string {
  return unit === '' ? quantity : `${quantity}\u00a0${unit}`;
}
