export { frCaMailReturns as mailReturns } from '#shared/locale/fr-ca-mail-returns.ts';
