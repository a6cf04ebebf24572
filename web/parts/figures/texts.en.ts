/** The texts of this part in English. */
export const t = {
  loading: 'Loading figures',
  tryAgain: 'Try Again',
};
