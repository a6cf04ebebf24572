import { beforeEach, expect, it } from 'vitest';
import { passOn, takeOver } from './language-switch.ts';

const AT = '/login?from=mail';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ usr: { from: '/customers', notice: 'Your password was reset.' } }, '', AT);
  document.body.innerHTML = `<input name="search" value="header">
    <main>
      <input name="email" value="maya@larch.test">
      <input autocomplete="current-password" name="password" value="secret-1" type="text">
      <input name="other" type="password" value="secret-2">
      <input autocomplete="one-time-code" name="code" value="123456">
      <textarea name="message">Bonjour</textarea>
      <input name="subject" value="">
    </main>`;
});

/** Loads a page anew. */
const load = (address: string) => history.replaceState(null, '', address);

it('keeps the screen that a visitor wanted and what they typed, but no password, code or notice', () => {
  passOn(AT);
  expect(sessionStorage.getItem('languageSwitch')).not.toMatch(/secret|123456/);
  load(AT);
  expect(takeOver()).toEqual([
    ['email', 'maya@larch.test'],
    ['message', 'Bonjour'],
  ]);
  expect(history.state).toEqual({ usr: { from: '/customers' } });
});

it('gives the page no navigation state if it had none', () => {
  load(AT);
  passOn(AT);
  expect(takeOver()).toHaveLength(2);
  expect(history.state).toBeNull();
});

it.each(['/register', '/login', '/login?from=mail#top'])('is for that page alone, not for %s', (address) => {
  passOn(AT);
  load(address);
  expect(takeOver()).toEqual([]);
  expect(history.state).toBeNull();
});

it('is taken over once', () => {
  passOn(AT);
  takeOver();
  load(AT);
  expect(takeOver()).toEqual([]);
  expect(history.state).toBeNull();
});
