/** Whether the user has asked the browser to save data; browsers that do not say so do not. */
export function savesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
