/** Sales taxes of a period. */
export function TaxesTab() {
  return null;
}
