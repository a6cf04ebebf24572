const KEY = 'languageSwitch';

/** What a page passes on to itself in the other language. */
type Passed = {
  readonly address: string;
  /** The navigation state, such as the screen that a visitor wanted. */
  readonly state: object;
  /** The input, by the fields' names. */
  readonly typed: readonly (readonly [name: string, value: string])[];
};

const FIELDS = 'main :is(input, textarea):not([type=password], [autocomplete$=password], [autocomplete=one-time-code])';

/**
 * Keeps the navigation state of this page, and what is typed but no password, for the same page in the other language, at
 * an address that loads anew.
 */
export function passOn(address: string): void {
  const { usr } = (history.state ?? {}) as { usr?: object };
  // A notice is in this language.
  const state = { ...usr, notice: undefined };
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  const typed = [...fields].flatMap(({ name, value }) => (name && value ? [[name, value] as const] : []));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, state, typed } satisfies Passed));
  } catch {
    // Where storage is forbidden, the page starts afresh.
  }
}

/** What the page in the other language passed on to this one. Its navigation state becomes that of this page. */
export function takeOver(): Passed['typed'] {
  const passed = taken();
  if (passed?.address !== location.pathname + location.search + location.hash) return [];
  if (Object.keys(passed.state).length > 0) history.replaceState({ usr: passed.state }, '');
  return passed.typed;
}

function taken(): Passed | null {
  try {
    const passed: Passed | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return passed;
  } catch {
    return null;
  }
}
