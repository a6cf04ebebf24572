export { ApplyDialog } from './apply-dialog.tsx';
export { KeepDialog } from './keep-dialog.tsx';
