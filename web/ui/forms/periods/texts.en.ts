/** The texts of this part in English. */
export const t = {
  periods: 'Usual periods',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  lastYear: 'Last year',
};
