/** The texts of this part in English. */
export const t = {
  tryAgain: 'Try Again',
  loading: 'Loading',
  notifications: 'Notifications (F8)',
  close: 'Close',
};
