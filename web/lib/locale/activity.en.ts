export { enCaActivity as activity } from '#shared/locale/en-ca-activity.ts';
