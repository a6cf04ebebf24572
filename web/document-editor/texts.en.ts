import type { KindWords } from './kind-words.ts';

/** The texts of this part in English. */
export const t = {
  undo: 'Undo',
  saving: 'Saving...',
  save: 'Save',
  keptAsDraft: 'Kept as a draft on this device',
  notSaved: 'Not saved yet',
  unsaved: 'Unsaved changes',
  allSaved: 'All changes saved',
  livePreview: 'Live Preview',
  enlarge: 'Enlarge the preview',
  preview: 'Preview',
  noPreview: 'The preview is not available',
  noPreviewHint: 'We couldn’t load your company or payment settings. You can keep editing.',
  changedHint: 'Reload to see the saved version and lose your changes, or overwrite it with yours.',
  changesKept: 'Your changes are kept on this device',
  draftRestored: 'Draft restored',
  draftRestoredHint: 'You left without saving, so we kept your work on this device.',
  draftFound: 'You have an unsaved draft',
  changesFound: 'You have unsaved changes',
  otherDraft: ({ noun, name, day }: KindWords & { name: string; day: string }) =>
    `Another unsaved ${noun}${name && ` for ${name}`} was kept on this device${day && ` on ${day}`}.`,
  otherChanges: ({ noun, day }: KindWords & { day: string }) =>
    `Unsaved changes to this ${noun} were kept on this device${day && ` on ${day}`}.`,
  changedSince: ({ noun }: KindWords) => `The ${noun} has changed since then: saving the draft replaces those changes.`,
  moreDrafts: ({ count }: { count: number }) => `${count} more will be offered after this one.`,
  restoreDraft: 'Restore draft',
  discardDraft: 'Discard draft',
  keepDraft: 'Keep draft',
  discardQuestion: 'Discard this draft?',
  discardHint: 'This draft will be permanently deleted.',
  keepEditing: 'Keep editing',
  leaveQuestion: 'Leave without saving?',
  leaveUnsaved: 'Leave without saving',
  leave: 'Leave',
  leaveAndLose: 'Your changes are not saved. If you leave now, they will be lost.',
  leaveChanges: ({ noun }: KindWords) =>
    `Your changes are not saved. They are kept on this device and offered when you open this ${noun} again.`,
  leaveDraft: ({ one }: KindWords) => `It is kept on this device as a draft and restored when you next create ${one}.`,
};
