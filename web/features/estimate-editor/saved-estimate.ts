import type { Estimate } from '#shared/estimate/schema.ts';
import type { Saved } from '#web/document-editor/model/editor-start.ts';
import type { Saving } from '#web/document-editor/saving/use-saving.ts';

/** An estimate as stored on the server, with its form. */
export type SavedEstimate = Saved<Estimate>;

/** The save action of an estimate's editor. */
export type EstimateSaving = Saving<Estimate>;
