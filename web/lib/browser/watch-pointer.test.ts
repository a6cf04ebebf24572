import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { watchPointer } from './watch-pointer.ts';

it('the document knows whether the last input was a pointer’s or a key’s', () => {
  watchPointer();
  const isPointer = () => document.documentElement.hasAttribute('data-pointer');
  expect(isPointer()).toBe(false);
  fireEvent.pointerDown(document.body);
  expect(isPointer()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isPointer()).toBe(false);
});
