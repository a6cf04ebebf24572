import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionUser } from '#shared/user/schema.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import { customerFromState } from '#web/document-editor/model/customer-state.ts';
import type { SavedDocument } from '#web/document-editor/model/editor-start.ts';
import { type DraftOwner, draftPrefixOf } from '#web/lib/session/device-data.ts';
import { type OpenDrafts, openDrafts } from './open-drafts.ts';
import { keptSearch, startsFrom } from './starts-from.ts';

/** Navigation state with the key of the page's own draft, which survives a reload. */
export function draftState(key: string): { readonly draft: string } {
  return { draft: key };
}

/** The drafts of a kind of document that a user has in their business. */
export function draftsOf(kind: Pick<DocumentKind, 'draftPrefix'>, { id: userId, businessId }: DraftUser): DraftOwner {
  return { prefix: kind.draftPrefix, userId, businessId };
}

type DraftUser = Pick<SessionUser, 'id' | 'businessId'>;

/**
 * The drafts that an editor starts with; null until loaded. The latest draft of a new invoice continues automatically,
 * unless the new one was started for a chosen customer or from a source.
 */
export function useOpenDrafts(owner: DraftOwner, invoice: SavedDocument | null): OpenDrafts | null {
  const [drafts, setDrafts] = useState<OpenDrafts | null>(null);
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const find = useEffectEvent(() => {
    const knownKey = ownKey(state, owner);
    const isAsked =
      invoice !== null || knownKey !== null || customerFromState(state) !== null || startsFrom(search) !== null;
    const place = { storage: localStorage, ...owner };
    return openDrafts({ place, invoice, knownKey, mayResumeLatest: !isAsked });
  });
  const remember = useEffectEvent((key: string) => {
    if (ownKey(state, owner) === key) return;
    // After a reload, an untouched invoice starts over.
    const kept = keptSearch(search);
    void navigate(kept === '' ? '.' : { search: kept }, { replace: true, state: { ...state, ...draftState(key) } });
  });
  useEffect(() => {
    let isGone = false;
    let release = () => {
      isGone = true;
    };
    void find().then((found) => {
      if (isGone) return found.release();
      release = found.release;
      setDrafts(found);
      remember(found.key);
    });
    return () => release();
  }, []);
  return drafts;
}

function ownKey(state: unknown, owner: DraftOwner): string | null {
  const key = (state as { draft?: unknown } | null)?.draft;
  return typeof key === 'string' && key.startsWith(draftPrefixOf(owner)) ? key : null;
}
