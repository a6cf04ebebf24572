import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearToasts, queueToasts } from './toast-queue.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">before</button>
      <Toaster />
    </>,
  );
});
afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

/** Queues messages in a later call than any before. */
const sayAs = (tone: 'success' | 'error', ...texts: string[]) => {
  act(() => void vi.advanceTimersByTime(0));
  act(() => queueToasts(texts.map((text) => ({ tone, text, description: `More of ${text}` }))));
};
const say = (...texts: string[]) => sayAs('success', ...texts);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByText(/^(first|second|third)$/).map(({ textContent }) => textContent);
const closeButton = () => screen.getByRole('button', { name: 'Close' });

it('shows a message and its description for four seconds', () => {
  say('first');
  expect(screen.getByText('More of first')).toBeTruthy();
  pass(3999);
  expect(shown()).toEqual(['first']);
  pass(1);
  expect(shown()).toEqual([]);
});

it('shows several one after another, four seconds each', () => {
  say('first', 'second', 'third');
  for (const text of ['first', 'second', 'third']) {
    expect(shown()).toEqual([text]);
    pass(4000);
  }
  expect(shown()).toEqual([]);
});

it('lets a new result replace the current message and waiting failures', () => {
  sayAs('error', 'first', 'second');
  pass(3000);
  say('third');
  expect(shown()).toEqual(['third']);
  pass(3999);
  expect(shown()).toEqual(['third']);
  pass(1);
  expect(shown()).toEqual([]);
});

it('shows simultaneous messages one after another, and loses none', () => {
  act(() => {
    for (const text of ['first', 'second', 'third']) queueToasts([{ tone: 'error', text }]);
  });
  for (const text of ['first', 'second', 'third']) {
    expect(shown()).toEqual([text]);
    pass(4000);
  }
  expect(shown()).toEqual([]);
});

it('still shows a waiting success when another result arrives', () => {
  say('first', 'second');
  say('third');
  expect(shown()).toEqual(['third']);
  pass(4000);
  expect(shown()).toEqual(['second']);
});

it('pauses under the pointer and resumes with the remaining time', () => {
  say('first');
  pass(3000);
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  pass(60_000);
  expect(shown()).toEqual(['first']);
  fireEvent.pointerLeave(screen.getByRole('region'));
  pass(999);
  expect(shown()).toEqual(['first']);
  pass(1);
  expect(shown()).toEqual([]);
});

it('takes the focus on F8, pauses while focused, and returns the focus when closed', () => {
  const before = screen.getByText('before');
  before.focus();
  say('first');
  fireEvent.keyDown(before, { key: 'F8' });
  expect(document.activeElement).toBe(closeButton());
  pass(60_000);
  expect(shown()).toEqual(['first']);
  fireEvent.click(closeButton());
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(before);
  say('second');
  pass(4000);
  expect(shown()).toEqual([]);
});

it('closes on Escape, unless a dialog has handled the key', () => {
  say('first');
  const takeKey = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', takeKey);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toEqual(['first']);
  document.removeEventListener('keydown', takeKey);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toEqual([]);
});

it.each([
  ['error', 'assertive'],
  ['success', 'polite'],
  ['info', 'polite'],
] as const)('announces %s %s, in an existing live region', (tone, liveness) => {
  const region = document.querySelector(`[aria-live=${liveness}]`);
  act(() => queueToasts([{ tone, text: 'first' }]));
  expect(region?.textContent).toBe('first');
});

it('announces the same message again', () => {
  say('first');
  const before = screen.getByText('first');
  say('first');
  expect(screen.getByText('first')).not.toBe(before);
});

it('is not an outside press to an open dialog', () => {
  const pressed = vi.fn();
  document.addEventListener('pointerdown', pressed);
  say('first');
  fireEvent.pointerDown(screen.getByText('first'));
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('before'));
  expect(pressed).toHaveBeenCalledOnce();
  document.removeEventListener('pointerdown', pressed);
});

/** A bar of the page that takes up these pixels from the top of the window, which is 768 px high. */
function showBar(top: number, bottom: number): void {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  bar.getBoundingClientRect = () => new DOMRect(0, top, 360, bottom - top);
  onTestFinished(() => bar.remove());
}

it.each([
  ['at the bottom of the window', [], '0px'],
  [
    'above the bars there, which stand on each other',
    [
      [650, 708],
      [708, 768],
    ],
    '118px',
  ],
  [
    'over a bar that is not at the bottom',
    [
      [300, 360],
      [708, 768],
    ],
    '60px',
  ],
  ['over a hidden bar', [[0, 0]], '0px'],
] as const)('is %s, and keeps its room free of dialogs', (_, bars, bottom) => {
  for (const [top, end] of bars) showBar(top, end);
  say('first');
  const { style } = document.documentElement;
  expect(screen.getByRole('region', { name: /^Notifications/ }).style.bottom).toBe(bottom);
  expect(style.getPropertyValue('--toast-room')).not.toBe('');
  pass(4000);
  expect(style.getPropertyValue('--toast-room')).toBe('');
});
