import { type Dispatch, useState } from 'react';
import { type DraftPlace, forgetDraft } from './draft.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { EditorStart } from './editor-start.ts';
import type { EditorAction } from './editor-state.ts';

type FoundDraftProps = { start: EditorStart; place: DraftPlace; dispatch: Dispatch<EditorAction> };

/** The draft that was found on this device, until it is discarded: what is being edited, or on offer. */
export function FoundDraft({ start, place, dispatch }: FoundDraftProps) {
  const [draft, setDraft] = useState(start.draft);
  if (!draft) return null;
  const discard = () => {
    forgetDraft(place);
    if (draft.isShown) dispatch({ type: 'replace', form: start.untouched });
    setDraft(null);
  };
  const restore = () => {
    dispatch({ type: 'replace', form: draft.form });
    setDraft({ ...draft, isShown: true });
  };
  return <DraftNotice isShown={draft.isShown} onDiscard={discard} onRestore={restore} />;
}
