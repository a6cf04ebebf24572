import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepPresses } from './keep-presses.ts';

const onCard = vi.fn();
const onSend = vi.fn();
const onSave = vi.fn();
let card: HTMLElement;
let send: HTMLButtonElement;
let save: HTMLButtonElement;
beforeAll(keepPresses);
beforeEach(() => {
  document.body.innerHTML = '<div><button>Send</button><button>Save</button></div>';
  card = document.querySelector('div') as HTMLElement;
  [send, save] = document.querySelectorAll('button') as unknown as [HTMLButtonElement, HTMLButtonElement];
  card.onclick = onCard;
  send.onclick = onSend;
  save.onclick = onSave;
});
afterEach(() => vi.clearAllMocks());

const isAt = (top: number) => {
  send.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
};
const press = (target = send, init: PointerEventInit = {}) =>
  fireEvent.pointerDown(target, { clientX: 50, clientY: 20, isPrimary: true, button: 0, ...init });
/** What a browser does at the release. */
const release = (target: Element, init: MouseEventInit = {}) =>
  fireEvent.click(target, { clientX: 50, clientY: 20, detail: 1, ...init });

it.each([
  ['what both have in common', () => card],
  ['the button that came in its place', () => save],
])('a button that moved away under a still pointer is clicked, rather than %s', (_, hit) => {
  isAt(0);
  press();
  isAt(92);
  expect(release(hit(), { clientX: 52, ctrlKey: true, detail: 2 })).toBe(false);
  expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ctrlKey: true, detail: 2 }));
  expect(onSave).not.toHaveBeenCalled();
  // As of any click on the button.
  expect(onCard).toHaveBeenCalledOnce();
});

it('a click on the pressed button itself is the only one', () => {
  isAt(0);
  press();
  release(send);
  release(card);
  expect(onSend).toHaveBeenCalledOnce();
});

it.each<[string, () => unknown, MouseEventInit?]>([
  ['a pointer that left the button', () => isAt(0), { clientX: 200 }],
  ['a pointer that moved along', () => isAt(92), { clientY: 100 }],
  ['a button that something covers', () => isAt(0)],
  ['a button that is gone', () => send.remove()],
  ['a press with another button of the mouse', () => press(send, { button: 2 })],
  ['a click by a key or a script', () => isAt(92), { detail: 0 }],
])('%s clicks as in any browser', (_, change, init) => {
  isAt(0);
  press();
  change();
  expect(release(card, init)).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  expect(onCard).toHaveBeenCalledOnce();
});
