/** The texts of this part in English. */
export const t = {
  complete: 'complete',
};
