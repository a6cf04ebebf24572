import { isSameInvoice, type SavedDocument } from '#web/document-editor/model/editor-start.ts';
import { type Draft, type DraftPlace, newDraftKey, readDrafts, removeDraft, storeDraft } from './draft.ts';
import { claimDraft, draftsInUse } from './draft-claim.ts';

/** The drafts that an editor starts with. */
export type OpenDrafts = {
  readonly place: DraftPlace;
  /** The key under which this editor stores its draft; claimed until `release`. */
  readonly key: string;
  readonly release: () => void;
  /** The draft to continue here, stored under `key`. */
  readonly resumed: Draft | null;
  /** Other drafts of the same invoice, or of new ones, that no window has open; latest first. */
  readonly offered: readonly Draft[];
};

type Opening = {
  place: DraftPlace;
  /** The invoice to edit; null for a new one. */
  invoice: SavedDocument | null;
  /** The key that this page used before a reload. */
  knownKey: string | null;
  /** Whether to continue the latest draft without asking. */
  mayResumeLatest: boolean;
};

/**
 * Finds earlier drafts and claims a key for the new one. After a reload the page's own draft continues, unless the
 * invoice has changed since; then it is offered, as are all others.
 */
export async function openDrafts({ place, invoice, knownKey, mayResumeLatest }: Opening): Promise<OpenDrafts> {
  const reclaimed = knownKey === null ? null : await claimDraft(knownKey);
  const inUse = await draftsInUse();
  const drafts = unsavedDrafts(place, invoice).filter(
    ({ key }) => !inUse.has(key) || (key === knownKey && reclaimed !== null),
  );
  const own = reclaimed && drafts.find(({ key }) => key === knownKey);
  const resumed = own ?? (mayResumeLatest ? drafts[0] : undefined);
  const continues = resumed !== undefined && resumed.version === (invoice?.version ?? null);
  const isFree = reclaimed !== null && (continues || !own);
  if (reclaimed && !isFree) reclaimed();
  const key = isFree && knownKey !== null ? knownKey : newDraftKey(place);
  const release = (isFree ? reclaimed : await claimDraft(key)) ?? (() => undefined);
  return {
    place,
    key,
    release,
    resumed: continues ? moveDraft(place, resumed, key) : null,
    offered: drafts.filter((draft) => !continues || draft !== resumed),
  };
}

/** The drafts that differ from what the server has: the response to a save may have been lost. */
function unsavedDrafts(place: DraftPlace, invoice: SavedDocument | null): Draft[] {
  return readDrafts(place, invoice?.id ?? null).filter(({ key, form }) => {
    const isSaved = invoice !== null && isSameInvoice(form, invoice.form);
    if (isSaved) removeDraft(place, key);
    return !isSaved;
  });
}

/** Moves a draft to another key. */
function moveDraft(place: DraftPlace, draft: Draft, key: string): Draft {
  if (draft.key === key) return draft;
  const saved = draft.invoiceId === null ? null : { id: draft.invoiceId, version: draft.version ?? 0 };
  if (storeDraft(place, { key, form: draft.form, saved })) removeDraft(place, draft.key);
  return { ...draft, key };
}
