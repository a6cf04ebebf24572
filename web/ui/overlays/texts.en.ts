/** The texts of this part in English. */
export const t = {
  cancel: 'Cancel',
  close: 'Close',
  saving: 'Saving...',
  loadingDialog: ({ title }: { title: string }) => `${title}: loading`,
  savedElsewhere: 'It was saved in another window or by someone else while you were editing.',
  reload: 'Reload',
  reloading: 'Reloading...',
  overwrite: 'Overwrite',
  overwriting: 'Overwriting...',
  whoseChanges:
    'Reload to see the saved version and lose your changes. Or overwrite it: the fields you changed replace the saved ' +
    'ones, and everything else stays as saved.',
  notOpened: 'This could not be opened',
  saveAndReload: 'Save your work, then reload the page.',
  leave: 'Leave this page?',
  leaveText: 'Your changes are not saved. If you leave now, they will be lost.',
  leaveWithoutSaving: 'Leave without saving',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  discardQuestion: 'Discard your changes?',
  discardText: 'Your changes are not saved. If you close this now, they will be lost.',
  menu: 'Menu',
  closeMenu: 'Close menu',
};
