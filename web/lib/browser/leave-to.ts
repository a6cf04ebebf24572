/**
 * Navigates the browser to another site. The promise settles only if the user comes back to the page as they left it,
 * so that the caller stays busy until then.
 */
export function leaveTo(url: string): Promise<void> {
  location.assign(url);
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
