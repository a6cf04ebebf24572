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

it('holds only edited fields', () => {
  const { now, type } = edit();
  expect(now()).toMatchObject({ form: STORED, changed: [], version: 1 });
  type('bank', 'Prairie');
  expect(now()).toMatchObject({ form: { ...STORED, bank: 'Prairie' }, changed: ['bank'], version: 1 });
});

it('is unchanged once a text is as before', () => {
  const { now, type } = edit();
  type('bank', 'Foothill');
  type('bank', 'Foothills');
  expect(now().changed).toEqual([]);
});

it('shows newer data in the unedited fields, and continues from its version', () => {
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

it('does not restore an old text that was edited and undone', () => {
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
