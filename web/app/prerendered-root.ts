/** Id of the element that contains the app. */
export const ROOT_ID = 'root';

/** Id of the notice shown when a prerendered page's app fails to load. */
export const FAILURE_ID = 'start-failure';

/**
 * Makes the page interactive. A prerendered page is inert until it is hydrated: earlier input would be lost, and the
 * browser itself would submit forms, with the password in the URL.
 */
export function acceptInput(): void {
  document.getElementById(ROOT_ID)?.removeAttribute('inert');
}
