import { useState } from 'react';
import { localDay } from '#shared/calendar-day.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { KindWords } from '#web/document-editor/kind-words.ts';
import type { SavedDocument } from '#web/document-editor/model/editor-start.ts';
import { t } from '#web/document-editor/texts.en.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import type { Draft } from './draft.ts';
import type { useFoundDrafts } from './use-draft.ts';

type FoundDraftsProps = { found: ReturnType<typeof useFoundDrafts>; saved: SavedDocument | null };

/** The drafts found on this device, until discarded or saved: the one being continued, and the next one offered. */
export function FoundDrafts({ found: { isResumed, offered, ...found }, saved }: FoundDraftsProps) {
  const { words } = useDocumentKind();
  const [next] = offered;
  return (
    <>
      {isResumed && <DraftNotice onDiscard={found.discardResumed} text={t.draftRestoredHint} title={t.draftRestored} />}
      {next && (
        <DraftNotice
          key={next.key}
          onDiscard={() => found.discard(next)}
          onRestore={() => found.restore(next)}
          text={offerText(next, { saved, words, count: offered.length })}
          title={next.invoiceId === null ? t.draftFound : t.changesFound}
        />
      )}
    </>
  );
}

type Offer = { saved: SavedDocument | null; words: KindWords; count: number };

function offerText(draft: Draft, { saved, words, count }: Offer): string {
  const day = draft.keptAt ? dictionary.shortDay(localDay(new Date(draft.keptAt))) : '';
  const isOutdated = draft.version !== (saved?.version ?? null);
  const sentences =
    draft.invoiceId === null
      ? [t.otherDraft({ ...words, name: draft.form.to.name.trim(), day })]
      : [t.otherChanges({ ...words, day }), ...(isOutdated ? [t.changedSince(words)] : [])];
  return [...sentences, ...(count > 1 ? [t.moreDrafts({ count: count - 1 })] : [])].join(' ');
}

type DraftNoticeProps = {
  title: string;
  text: string;
  /** Absent when the draft is already being edited. */
  onRestore?: () => void;
  onDiscard: () => void;
};

function DraftNotice({ title, text, onRestore, onDiscard }: DraftNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Notice className="mb-6 wrap-anywhere" title={title} tone="info">
      <p>{text}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {onRestore && (
          <Button onClick={onRestore} size="sm" variant="secondary">
            {t.restoreDraft}
          </Button>
        )}
        <Button onClick={() => setIsAsking(true)} size="sm" variant="secondary">
          {t.discardDraft}
        </Button>
      </div>
      <LazyConfirmDialog
        cancelLabel={t.keepDraft}
        confirmLabel={t.discardDraft}
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={t.discardHint}
        title={t.discardQuestion}
      />
    </Notice>
  );
}
