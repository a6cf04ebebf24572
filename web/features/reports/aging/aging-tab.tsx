/** What is owed as of a day, by customer. */
export function AgingTab() {
  return null;
}
