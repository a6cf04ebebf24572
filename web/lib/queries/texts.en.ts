/** The texts of this part in English. */
export const t = {
  activityFile: ({ day }: { day: string }) => `activity-${day}.csv`,
};
