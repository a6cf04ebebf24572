/** Whether this is the app as installed on a device, with a window of its own, rather than a page in a browser. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
