/** The texts of this part in English. */
export const t = {
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  question: 'Log out?',
  passwordNeeded: 'You will need your email and password to sign in again.',
  unsavedQuestion: 'Log out without saving?',
  staySignedIn: 'Stay signed in',
  pageAndDraftsLost:
    'This page has unsaved changes. If you log out now, they and all unsaved invoices on this device will be lost.',
  pageLost: 'This page has unsaved changes. If you log out now, they will be lost.',
  draftsLost: ({ count }: { count: number }) =>
    count === 1
      ? 'An unsaved invoice is kept on this device. If you log out now, it will be lost.'
      : `${count} unsaved invoices are kept on this device. If you log out now, they will be lost.`,
};
