/** The texts of this part in English. */
export const t = {
  notANumber: 'This is not a number',
  negative: 'This cannot be less than 0',
  ambiguous: ({ number, decimals }: { number: string; decimals: number }) =>
    `Write ${number}, or use at most ${decimals} decimals`,
  tooManyDecimals: ({ decimals }: { decimals: number }) => `This can have at most ${decimals} decimals`,
  tooLarge: ({ max }: { max: string }) => `This can be at most ${max}`,
  readAs: ({ number }: { number: string }) => `Read as ${number}`,
  roundedTo: ({ number, decimals }: { number: string; decimals: number }) =>
    `Read as ${number}, rounded to ${decimals} decimals`,
};
