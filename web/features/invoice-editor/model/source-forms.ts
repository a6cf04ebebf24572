export { appointmentForm } from './appointment-form.ts';
export { duplicateForm } from './duplicate.ts';
