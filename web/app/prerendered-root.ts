/** Id of the element that contains the app. */
export const ROOT_ID = 'root';

/** Id of the notice shown when a prerendered page's app fails to load. */
export const FAILURE_ID = 'start-failure';

/** Attribute of the root of a prerendered page until the app listens. */
export const STATIC = 'data-static';

/** Attribute of a form that was submitted before the app listened; it is sent once the app does. */
export const WAITING = 'data-waiting';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The input by the fields' names: hydration resets some fields, and replaces others. */
const typed = new Map<string, string>();

/** Remembers what is typed, or filled in by the browser, before the app listens, besides what was typed before. */
export function keepInput(root: HTMLElement, before: readonly (readonly [name: string, value: string])[]): void {
  for (const [name, value] of before) typed.set(name, value);
  for (const field of root.querySelectorAll<TextField>('input, textarea')) {
    if (field.value !== field.defaultValue) remember(field);
  }
  // Before React, which stops events that it cannot handle yet.
  root.addEventListener('input', onInput, true);
}

/** Makes a prerendered page interactive: returns its input to the fields, and submits the form that waits. */
export function acceptInput(): void {
  const root = document.getElementById(ROOT_ID);
  if (!root?.hasAttribute(STATIC)) return;
  root.removeEventListener('input', onInput, true);
  root.removeAttribute(STATIC);
  for (const button of root.querySelectorAll('button[inert]')) button.removeAttribute('inert');
  for (const [name, value] of typed) {
    const field = root.querySelector<TextField>(`[name="${name}"]`);
    if (field) retype(field, value);
  }
  typed.clear();
  const form = root.querySelector<HTMLFormElement>(`form[${WAITING}]`);
  form?.removeAttribute(WAITING);
  // After React has rendered the input.
  if (form) setTimeout(() => form.requestSubmit());
}

function onInput({ target }: Event): void {
  remember(target as TextField);
}

function remember({ name, value }: TextField): void {
  if (name) typed.set(name, value);
}

/** Enters a text as a person would, so that the app notices. */
function retype(field: TextField, value: string): void {
  const { selectionStart, selectionEnd } = field;
  // React ignores a value that it has seen: it watches this property of the field, but not that of its prototype.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
