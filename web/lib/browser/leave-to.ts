/**
 * Navigates the browser to another site. Settles only if the user returns to the page from the browser's cache, so that
 * the caller stays busy until then.
 */
export function leaveTo(url: string): Promise<void> {
  location.assign(url);
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
