import { useState } from 'react';
import { localDay } from '#shared/calendar-day.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { SavedDocument } from '#web/document-editor/model/editor-start.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import type { Draft } from './draft.ts';
import type { useFoundDrafts } from './use-draft.ts';

type FoundDraftsProps = { found: ReturnType<typeof useFoundDrafts>; saved: SavedDocument | null };

/** The drafts found on this device, until discarded or saved: the one being continued, and the next one offered. */
export function FoundDrafts({ found: { isResumed, offered, ...found }, saved }: FoundDraftsProps) {
  const { noun } = useDocumentKind();
  const [next] = offered;
  return (
    <>
      {isResumed && (
        <DraftNotice
          onDiscard={found.discardResumed}
          text="You left without saving, so we kept your work on this device."
          title="Draft restored"
        />
      )}
      {next && (
        <DraftNotice
          key={next.key}
          onDiscard={() => found.discard(next)}
          onRestore={() => found.restore(next)}
          text={offerText(next, { saved, noun, count: offered.length })}
          title={next.invoiceId === null ? 'You have an unsaved draft' : 'You have unsaved changes'}
        />
      )}
    </>
  );
}

type Offer = { saved: SavedDocument | null; noun: string; count: number };

function offerText(draft: Draft, { saved, noun, count }: Offer): string {
  const others = count > 1 ? ` ${count - 1} more will be offered after this one.` : '';
  if (draft.invoiceId === null) {
    const name = draft.form.to.name.trim();
    return `Another unsaved ${noun}${name && ` for ${name}`} was kept on this device${when(draft)}.${others}`;
  }
  const isOutdated = draft.version !== (saved?.version ?? null);
  const since = isOutdated ? ` The ${noun} has changed since then: saving the draft replaces those changes.` : '';
  return `Unsaved changes to this ${noun} were kept on this device${when(draft)}.${since}${others}`;
}

function when({ keptAt }: Draft): string {
  return keptAt ? ` on ${dictionary.shortDay(localDay(new Date(keptAt)))}` : '';
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
            Restore draft
          </Button>
        )}
        <Button onClick={() => setIsAsking(true)} size="sm" variant="secondary">
          Discard draft
        </Button>
      </div>
      <LazyConfirmDialog
        cancelLabel="Keep draft"
        confirmLabel="Discard draft"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onOpenChange={setIsAsking}
        open={isAsking}
        text="This draft will be permanently deleted."
        title="Discard this draft?"
      />
    </Notice>
  );
}
