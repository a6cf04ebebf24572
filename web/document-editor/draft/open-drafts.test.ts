import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aForm, anInvoice } from '#test/support/screens/an-invoice.ts';
import { savedDocument } from '#web/document-editor/model/editor-start.ts';
import { newDraftKey, readDraft, storeDraft } from './draft.ts';
import { openDrafts } from './open-drafts.ts';

const place = {
  storage: localStorage,
  prefix: 'draftInvoice',
  userId: 'user-1',
  businessId: 'business-1',
} as const;
const saved = savedDocument(anInvoice());

/** A stand-in for the browser's locks: a request waits for the holder until it times out. */
function fakeLocks() {
  const held = new Map<string, Promise<void>>();
  return {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    request: async (name: string, _: unknown, callback: () => Promise<void>) => {
      if (held.has(name)) throw new DOMException('too late', 'TimeoutError');
      held.set(name, callback());
      await held.get(name);
      held.delete(name);
    },
  };
}

function leave(name: string, invoice: typeof saved | null = null): string {
  const key = newDraftKey(place);
  storeDraft(place, { key, form: aForm({ additionalNotes: name }), saved: invoice });
  return key;
}

const open = (over: Partial<Parameters<typeof openDrafts>[0]> = {}) =>
  openDrafts({ place, invoice: null, knownKey: null, mayResumeLatest: true, ...over });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => vi.unstubAllGlobals());

it('continues the latest draft, stored under its own key', async () => {
  const key = leave('mine');
  const drafts = await open();
  expect(drafts).toMatchObject({ resumed: { form: { additionalNotes: 'mine' } }, offered: [] });
  expect(readDraft(place, key)).toBeNull();
  expect(readDraft(place, drafts.key)).toMatchObject({ form: { additionalNotes: 'mine' } });
});

it('neither shows nor offers a draft open in another window until that is closed', async () => {
  leave('mine');
  const first = await open();
  const second = await open();
  expect(second).toMatchObject({ resumed: null, offered: [] });
  expect(second.key).not.toBe(first.key);
  first.release();
  await vi.waitFor(async () => expect((await open()).resumed).not.toBeNull());
});

it('finds its own draft again after a reload, and not that of another window', async () => {
  const first = await open();
  leave('other');
  storeDraft(place, { key: first.key, form: aForm({ additionalNotes: 'mine' }), saved: null });
  first.release();
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
  const again = await open({ knownKey: first.key, mayResumeLatest: false });
  expect(again).toMatchObject({
    key: first.key,
    resumed: { form: { additionalNotes: 'mine' } },
    offered: [{ form: { additionalNotes: 'other' } }],
  });
});

it('gives a duplicated window a new key', async () => {
  const first = await open();
  storeDraft(place, { key: first.key, form: aForm(), saved: null });
  const copy = await open({ knownKey: first.key, mayResumeLatest: false });
  expect(copy).toMatchObject({ resumed: null, offered: [] });
  expect(copy.key).not.toBe(first.key);
});

it('offers its own draft of an invoice that has changed since, and writes to a new key', async () => {
  const key = leave('mine', saved);
  const drafts = await open({ invoice: { ...saved, version: 4 }, knownKey: key, mayResumeLatest: false });
  expect(drafts).toMatchObject({ resumed: null, offered: [{ key, version: 3 }] });
  expect(drafts.key).not.toBe(key);
});

it('works without locks', async () => {
  vi.stubGlobal('navigator', {});
  leave('mine');
  expect((await open()).resumed).toMatchObject({ form: { additionalNotes: 'mine' } });
});
