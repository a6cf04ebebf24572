import { EditedKind } from '#web/document-editor/kind.ts';
import { EditedParts } from '#web/document-editor/kind-parts.ts';
import { useOpenEditor } from '#web/document-editor/use-open-editor.ts';
import { paths } from '#web/lib/paths.ts';
import { CreateEstimate } from './create-estimate.tsx';
import { EditEstimate } from './edit-estimate.tsx';
import { ESTIMATE, ESTIMATE_PARTS } from './estimate-kind.ts';

/** Creates or edits an estimate. */
export default function EstimateScreen() {
  const { open, onCreated } = useOpenEditor(paths.editEstimate);
  return (
    <EditedKind value={ESTIMATE}>
      <EditedParts value={ESTIMATE_PARTS}>
        {open.isNew ? (
          <CreateEstimate key={open.key} onCreated={onCreated} />
        ) : (
          <EditEstimate id={open.id ?? ''} key={open.key} />
        )}
      </EditedParts>
    </EditedKind>
  );
}
