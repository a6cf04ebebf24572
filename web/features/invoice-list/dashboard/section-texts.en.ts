/** The texts of the line that hides the dashboard, in English. */
export const t = {
  overview: 'Overview',
  loading: 'Loading the overview',
};
