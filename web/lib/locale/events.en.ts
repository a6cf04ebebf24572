export { enCaEvents as events } from '#shared/locale/en-ca-events.ts';
