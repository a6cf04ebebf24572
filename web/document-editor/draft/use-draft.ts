import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { isSameInvoice, type SavedDocument } from '#web/document-editor/model/editor-start.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { t } from '#web/document-editor/texts.en.ts';
import { beganWithBusinessChange } from '#web/lib/session/current-business.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { type Draft, newDraftKey, readDraft, removeDraft, storeDraft } from './draft.ts';
import type { OpenDrafts } from './open-drafts.ts';

/** Debounce of writes while typing. */
const SETTLES_MS = 400;

type DraftOptions = {
  drafts: OpenDrafts;
  form: InvoiceForm;
  saved: SavedDocument | null;
  /** Whether there is anything to store. */
  isChanged: boolean;
};

/**
 * Stores unsaved input on this device until the server has it, and says so on leaving. Returns whether the browser
 * allows it.
 */
export function useDraft({ drafts: { place, key, resumed }, form, saved, isChanged }: DraftOptions): boolean {
  const { keptAsDraft } = useDocumentKind().texts;
  const [isKept, setIsKept] = useState(true);
  const keep = useMemo(
    () => (isChanged ? () => setIsKept(storeDraft(place, { key, form, saved })) : null),
    [place, key, form, saved, isChanged],
  );
  const latest = useRef({ keep, form, saved });
  const first = useRef(form);
  const hasStored = useRef(resumed !== null);

  useEffect(() => {
    latest.current = { keep, form, saved };
    if (!keep) {
      // Saved, discarded, or back to its initial state.
      if (hasStored.current) removeDraft(place, key);
      return undefined;
    }
    hasStored.current = true;
    const timer = setTimeout(keep, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [keep, form, saved, place, key]);

  useEffect(() => {
    const { generation } = sessionStore.snapshot();
    const onHide = () => latest.current.keep?.();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      const now = sessionStore.snapshot().generation;
      const hasMoved = beganWithBusinessChange(now);
      // Logging out removes all drafts, here and in other windows. A change of business keeps them for a return.
      if (now !== generation && !hasMoved) return removeDraft(place, key);
      latest.current.keep?.();
      if (!hasMoved && latest.current.keep && latest.current.form !== first.current)
        toast.info(latest.current.saved ? t.changesKept : keptAsDraft);
    };
  }, [place, key, keptAsDraft]);
  return isKept;
}

type FoundOptions = Pick<DraftOptions, 'drafts' | 'form' | 'saved' | 'isChanged'> & {
  untouched: InvoiceForm;
  dispatch: Dispatch<EditorAction>;
};

/** The drafts found: the one being continued, and the next one offered, which typing cannot overwrite. */
export function useFoundDrafts({ drafts, form, saved, isChanged, untouched, dispatch }: FoundOptions) {
  const { place, key } = drafts;
  const [isResumed, setIsResumed] = useState(drafts.resumed !== null);
  const [offered, setOffered] = useState(drafts.offered);
  // Once a new invoice is saved, the draft of another one no longer fits.
  const relevant = offered.filter(({ invoiceId }) => invoiceId === (saved?.id ?? null));
  const without = (draft: Draft) => offered.filter((other) => other !== draft);

  const restore = (draft: Draft) => {
    const replaced = isChanged ? [asDraft({ key: newDraftKey(place), form, saved })] : [];
    for (const one of replaced) storeDraft(place, { ...one, saved });
    dispatch({ type: 'replace', form: draft.form });
    if (storeDraft(place, { key, form: draft.form, saved })) removeDraft(place, draft.key);
    setOffered([...replaced, ...without(draft)]);
    setIsResumed(true);
  };
  const discard = (draft: Draft) => {
    removeDraft(place, draft.key);
    setOffered(without(draft));
  };
  const discardResumed = () => {
    dispatch({ type: 'replace', form: saved?.form ?? untouched });
    removeDraft(place, key);
    setIsResumed(false);
  };
  return { isResumed: isResumed && isChanged, offered: relevant, restore, discard, discardResumed };
}

/** Updates a draft to the saved invoice, even after its editor was left: later input is kept. */
export function rebaseDraft({ place, key }: Pick<OpenDrafts, 'place' | 'key'>, saved: SavedDocument): void {
  const draft = readDraft(place, key);
  if (!draft) return;
  const form = { ...draft.form, invoiceNumber: saved.form.invoiceNumber };
  if (isSameInvoice(form, saved.form)) removeDraft(place, key);
  else storeDraft(place, { key, form, saved });
}

function asDraft({ key, form, saved }: { key: string; form: InvoiceForm; saved: SavedDocument | null }): Draft {
  return { key, form, invoiceId: saved?.id ?? null, version: saved?.version ?? null, keptAt: Date.now() };
}
