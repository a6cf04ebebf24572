/** Income of a period, billed and received. */
export function IncomeTab() {
  return null;
}
