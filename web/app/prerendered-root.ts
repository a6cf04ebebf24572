/** Id of the element that contains the app. */
export const ROOT_ID = 'root';

/** Id of the element that says that a prerendered page's app could not be loaded. */
export const FAILURE_ID = 'start-failure';

/**
 * Lets people use the page. A prerendered one is inert until its screen is hydrated: before that, what is typed would be
 * lost, and the browser itself would send a form, with the password in the address.
 */
export function acceptInput(): void {
  document.getElementById(ROOT_ID)?.removeAttribute('inert');
}
