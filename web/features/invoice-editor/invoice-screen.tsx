import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { draftState } from '#web/document-editor/draft/use-open-drafts.ts';
import { EditedKind } from '#web/document-editor/kind.ts';
import { SAME_SCREEN } from '#web/lib/browser/same-screen.ts';
import { paths } from '#web/lib/paths.ts';
import { CreateInvoice } from './create-invoice-screen.tsx';
import { EditInvoice } from './edit-invoice-screen.tsx';
import { INVOICE } from './invoice-kind.tsx';

/** The open editor: `key` identifies it, `id` is the invoice in its URL. */
type Open = { key: number; id: string | undefined; isNew: boolean; createdId: string | null };

/**
 * Creates or edits an invoice (spec 1 §2.12). When a new one is saved, the URL becomes the saved invoice's while the
 * editor stays mounted.
 */
export default function InvoiceScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>({ key: 0, id, isNew: id === undefined, createdId: null });
  if (open.id !== id) {
    const isFollowed = id !== undefined && id === open.createdId;
    setOpen(isFollowed ? { ...open, id } : { key: open.key + 1, id, isNew: id === undefined, createdId: null });
  }
  const onCreated = (createdId: string, draftKey: string) => {
    setOpen((current) => ({ ...current, createdId }));
    void navigate(paths.editInvoice(createdId), { replace: true, state: { ...SAME_SCREEN, ...draftState(draftKey) } });
  };
  return (
    <EditedKind value={INVOICE}>
      {open.isNew ? (
        <CreateInvoice key={open.key} onCreated={onCreated} />
      ) : (
        <EditInvoice id={open.id ?? ''} key={open.key} />
      )}
    </EditedKind>
  );
}
