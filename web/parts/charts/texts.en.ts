/** The texts of this part in English. */
export const t = {
  bar: ({ month, billed, received }: { month: string; billed: string; received: string }) =>
    `${month}: billed ${billed}, received ${received}`,
};
