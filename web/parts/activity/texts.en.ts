/** The texts of this part in English. */
export const t = {
  became: ' became ',
};
