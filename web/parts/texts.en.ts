/** The texts of this part in English. */
export const t = {
  chooseProvince: 'Choose a province',
  outsideCanada: 'Outside Canada? Enter the country first',
  units: ['h', 'day', 'week', 'month', 'km', 'page', 'word', 'flat'],
};
