import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SAME_SCREEN } from '#web/lib/browser/same-screen.ts';
import { draftState } from './draft/use-open-drafts.ts';

/** The open editor: `key` identifies it, `id` is the document in its URL. */
type Open = { key: number; id: string | undefined; isNew: boolean; createdId: string | null };

/**
 * The editor that the URL asks for. When a new document is saved, the URL becomes the saved one's while the editor stays
 * mounted: call `onCreated` with its id and the key of the editor's draft.
 */
export function useOpenEditor(editPath: (id: string) => string) {
  const { id } = useParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>({ key: 0, id, isNew: id === undefined, createdId: null });
  if (open.id !== id) {
    const isFollowed = id !== undefined && id === open.createdId;
    setOpen(isFollowed ? { ...open, id } : { key: open.key + 1, id, isNew: id === undefined, createdId: null });
  }
  const onCreated = (createdId: string, draftKey: string) => {
    setOpen((current) => ({ ...current, createdId }));
    void navigate(editPath(createdId), { replace: true, state: { ...SAME_SCREEN, ...draftState(draftKey) } });
  };
  return { open, onCreated };
}
