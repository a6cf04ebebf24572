import { useQueryClient } from '@tanstack/react-query';
import type { Estimate, EstimateInput, EstimateUpdate } from '#shared/estimate/schema.ts';
import type { Profile } from '#shared/user/schema.ts';
import { DocumentEditor } from '#web/document-editor/document-editor.tsx';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { toDocumentInput, toDocumentUpdate } from '#web/document-editor/model/payload.ts';
import type { DocumentStore } from '#web/document-editor/saving/store.ts';
import type { EditorOptions } from '#web/document-editor/use-document-editor.ts';
import { estimateQuery, useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { EstimateBadge } from '#web/parts/estimates/estimate-badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { EstimatePreview } from './estimate-preview.tsx';
import { t } from './texts.en.ts';

const loadSendDialog = async () => (await import('./send/send-dialog.tsx')).SendDialog;
const loadMissing = async () => (await import('./missing-part.tsx')).MissingPart;
/** What cannot be fetched is left out: the server checks the same. */
const stayHidden = () => {};

type EstimateEditorProps = Pick<EditorOptions<Estimate>, 'start' | 'drafts' | 'onCreated'> & {
  title: string;
  profile: Profile;
};

/** Edits one estimate, new or saved. */
export function EstimateEditor(props: EstimateEditorProps) {
  return (
    <DocumentEditor
      {...props}
      loadSendDialog={loadSendDialog}
      parts={{
        Paper: EstimatePreview,
        status: (saved) => <EstimateBadge {...saved} />,
        notice: ({ sentVersion: version }) =>
          version !== undefined && (
            <Notice className="mb-6" tone="info">
              {t.seesVersion({ version })}
            </Notice>
          ),
        findings: (edited) => (
          <LazyPart load={loadMissing} onFailed={stayHidden}>
            {(MissingPart) => <MissingPart {...edited} />}
          </LazyPart>
        ),
      }}
      store={useEstimateStore()}
    />
  );
}

/** How estimates are stored. An accepted one is not edited at all, so nothing of one is locked. */
function useEstimateStore(): DocumentStore<Estimate> {
  const client = useQueryClient();
  const { create, update } = useEstimateMutations();
  return {
    read: (id) => client.fetchQuery(estimateQuery(id)),
    create: (form) =>
      create.mutateAsync({
        ...toEstimateInput(form),
        id: form.clientId,
        ...(form.isNumberGenerated && { isNumberGenerated: true }),
      }),
    update: (known, form, version) =>
      update.mutateAsync({ id: known.id, ...toEstimateUpdate(form, known.form, version) }),
    isFrozen: NEVER,
    withFrozen: AS_TYPED,
  };
}

const toEstimateInput = (form: InvoiceForm): EstimateInput => ({
  ...toDocumentInput(form),
  ...(form.asksSignature && { asksSignature: true }),
});

const toEstimateUpdate = (...[form, saved, version]: Parameters<typeof toDocumentUpdate>): EstimateUpdate => ({
  ...toDocumentUpdate(form, saved, version),
  ...(form.asksSignature !== saved.asksSignature && { asksSignature: form.asksSignature === true }),
});

const NEVER: DocumentStore<Estimate>['isFrozen'] = () => false;
const AS_TYPED: DocumentStore<Estimate>['withFrozen'] = (form) => form;
