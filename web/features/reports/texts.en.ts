/** The texts of this part in English. */
export const t = {
  title: 'Reports',
  description: 'Sales taxes, what you are owed, and income',
  tabList: 'Reports',
  tabs: { taxes: 'Taxes', aging: 'Aging', income: 'Income' },
  loading: 'Loading the report',
  period: 'Period',
  days: 'Days',
  otherDays: 'Other days',
  print: 'Print',
  tooManyDays: 'These are too many days',
  tooManyDaysHint: ({ max }: { max: number }) => `A report has at most ${max} days. Please choose fewer.`,
  periods: {
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisQuarter: 'This quarter',
    lastQuarter: 'Last quarter',
    thisYear: 'This year',
    lastYear: 'Last year',
  },
};
