export { frCaEvents as events } from '#shared/locale/fr-ca-events.ts';
