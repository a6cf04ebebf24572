/**
 * Sends the browser to another site. The promise settles only when the reader comes back to this page as they left it,
 * so that what sent them stays busy until then.
 */
export function leaveTo(url: string): Promise<void> {
  location.assign(url);
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
