import { expect } from 'vitest';
import { productUrl } from '#test/support/client.ts';
import type { Person } from '#test/support/given.ts';
import { SESSION_KEY } from '#web/lib/session/stored-session.ts';
import type { Browser } from './web-driver.ts';

/** What to look for: a field by its label, a control by its name, or a text; the first visible one is meant. */
export type Wanted = { readonly kind: 'field' | 'control' | 'text'; readonly name: string | RegExp };

/** The browser's window, with the few actions that the tests need. */
export type EnginePage = ReturnType<typeof pageOf>;

/** WebDriver's key of an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A page of the origin without the site. */
const EMPTY_PAGE = '/robots.txt';

/** The window of a browser. */
export function pageOf({ send }: Browser) {
  /** Runs a function in the page, which may return a promise. */
  const evaluate = <Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> => {
    const script = `const done = arguments[arguments.length - 1]; Promise.resolve((${run})(arguments[0])).then(done);`;
    return send<Result>('POST', '/execute/async', { script, args: [argument ?? null] });
  };
  const find = async ({ kind, name }: Wanted): Promise<string> => {
    const { source: pattern, flags } = typeof name === 'string' ? toPattern(name, kind) : name;
    let id: string | undefined;
    const look = async () => {
      const found = await evaluate(findInPage, { kind, pattern, flags }).catch(() => null);
      id = (found as unknown as Record<string, string> | null)?.[ELEMENT];
      return id ? 'found' : evaluate(() => document.body.textContent.slice(0, 1_000)).catch(String);
    };
    await expect.poll(look, { timeout: 30_000, message: `${kind} ${name}` }).toBe('found');
    return id ?? '';
  };
  const page = {
    evaluate,
    goto: (path: string) => send('POST', '/url', { url: new URL(path, productUrl()).href }),
    url: () => send<string>('GET', '/url'),
    resize: (width: number, height: number) => send('POST', '/window/rect', { width, height }),
    see: (name: string | RegExp) => find({ kind: 'text', name }),
    click: async (name: string | RegExp) => {
      // A dialog that is still opening, or one that is closing over it, makes a control unreachable.
      const press = async () => {
        const id = await find({ kind: 'control', name });
        return send('POST', `/element/${id}/click`).then(() => 'clicked', String);
      };
      await expect.poll(press, { timeout: 30_000, message: `click ${name}` }).toBe('clicked');
    },
    fill: async (label: string | RegExp, text: string) => {
      const id = await find({ kind: 'field', name: label });
      await send('POST', `/element/${id}/clear`);
      await send('POST', `/element/${id}/value`, { text });
    },
    /** Signs a person in, or everybody out, as the site stores it. */
    become: async (person: Person | undefined) => {
      await page.goto(EMPTY_PAGE);
      const { token: accessToken, refreshToken } = person ?? {};
      const session = person && JSON.stringify({ accessToken, refreshToken, expiresAt: Date.now() + 3_000_000 });
      await evaluate(
        ({ key, text }) => {
          localStorage.clear();
          sessionStorage.clear();
          if (text) localStorage.setItem(key, text);
        },
        { key: SESSION_KEY, text: session ?? '' },
      );
    },
  };
  return page;
}

/** A text is found within another; a name is whole, and that of a required field ends with an asterisk. */
function toPattern(name: string, kind: Wanted['kind']): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return kind === 'text' ? new RegExp(literal, 'i') : new RegExp(`^${literal}(?:\\s*\\*)?$`);
}

type Looked = { kind: Wanted['kind']; pattern: string; flags: string };

/** Runs in the page, so it must be self-contained. */
function findInPage({ kind, pattern, flags }: Looked): Element | null {
  const wanted = new RegExp(pattern, flags);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(isVisible);
  const scope: ParentNode = dialogs.at(-1) ?? document;
  const isNamed = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return wanted.test(label.trim().replace(/\s+/g, ' '));
  };
  if (kind === 'field') {
    const labelled = [...scope.querySelectorAll('label')].filter(isNamed).map(({ control }) => control);
    const named = [...scope.querySelectorAll('input[aria-label], textarea[aria-label]')].filter(isNamed);
    return [...labelled, ...named].find((field) => field && isVisible(field)) ?? null;
  }
  if (kind === 'control') {
    const controls = scope.querySelectorAll(
      'button, a[href], [role=tab], [role=switch], [role=menuitem], [role=option]',
    );
    return [...controls].find((control) => isNamed(control) && isVisible(control)) ?? null;
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (parentElement && isNamed(parentElement) && isVisible(parentElement)) return parentElement;
  }
  return null;
}
