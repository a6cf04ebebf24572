export { frCaCard as cards } from '#shared/locale/fr-ca-card.ts';
