// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRecordEdits } from './use-record-edits.ts';

const STORED = { bank: 'Foothills', email: 'old@example.com' };

function edit(initial: { stored: typeof STORED; version: number | undefined } = { stored: STORED, version: 1 }) {
  const { result, rerender } = renderHook(({ stored, version }) => useRecordEdits(stored, version), {
    initialProps: initial,
  });
  return {
    now: () => result.current,
    type: (name: keyof typeof STORED, text: string) => act(() => result.current.change(name, text)),
    answer: (stored: Partial<typeof STORED>, version: number) =>
      rerender({ stored: { ...STORED, ...stored }, version }),
  };
}

it('holds nothing but what was edited', () => {
  const { now, type } = edit();
  expect(now()).toMatchObject({ form: STORED, changed: [], version: 1 });
  type('bank', 'Prairie');
  expect(now()).toMatchObject({ form: { ...STORED, bank: 'Prairie' }, changed: ['bank'], version: 1 });
});

it('is unchanged once a text is as it was', () => {
  const { now, type } = edit();
  type('bank', 'Foothill');
  type('bank', 'Foothills');
  expect(now().changed).toEqual([]);
});

it('shows a newer answer in the fields that were not edited, and goes on from its version', () => {
  const { now, type, answer } = edit();
  type('bank', 'Prairie');
  answer({ email: 'new@example.com' }, 2);
  expect(now().form).toEqual({ bank: 'Prairie', email: 'new@example.com' });
  expect(now().version).toBe(2);
});

it('stays at its version when the edited field itself was changed elsewhere', () => {
  const { now, type, answer } = edit();
  type('email', 'mine@example.com');
  answer({ email: 'new@example.com' }, 2);
  expect(now()).toMatchObject({ form: { email: 'mine@example.com' }, changed: ['email'], version: 1 });
});

it('does not bring back an old text that was typed and taken back', () => {
  const { now, type, answer } = edit();
  type('email', 'old@example.co');
  answer({ email: 'new@example.com' }, 2);
  type('email', 'old@example.com');
  expect(now()).toMatchObject({ form: { email: 'new@example.com' }, changed: [], version: 2 });
});

it('has no version before there is a record', () => {
  const { now, type } = edit({ stored: { bank: '', email: '' }, version: undefined });
  type('bank', 'Prairie');
  expect(now()).toMatchObject({ changed: ['bank'], version: undefined });
});
