/** The texts of this part in English. */
export const t = {
  noConnection: 'Unable to connect to the server. Please check your internet connection.',
  roleChanged: 'Your role has changed.',
  sessionEnded: 'Your session has ended.',
  businessLeft: 'You now work in another business.',
};
