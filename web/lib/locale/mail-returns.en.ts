export { enCaMailReturns as mailReturns } from '#shared/locale/en-ca-mail-returns.ts';
