export { frCaActivity as activity } from '#shared/locale/fr-ca-activity.ts';
