export { enCaCard as cards } from '#shared/locale/en-ca-card.ts';
