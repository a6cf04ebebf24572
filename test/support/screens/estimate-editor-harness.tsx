import { screen, within } from '@testing-library/react';
import type { showEstimates } from './estimates-harness.tsx';

type User = ReturnType<typeof showEstimates>['user'];

/** For tests: the save button in the header of the editor. */
export const headerSave = () => screen.getAllByRole('button', { name: /^(Save|Enregistrer)$/ })[0] as HTMLElement;

/** For tests: a tab by name, once the editor is loaded. */
export const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(name) });

/** For tests: types the minimum that can be saved: a customer and one line. */
export async function fillIn(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Name'), 'Acme');
  await user.type(screen.getByLabelText('Email'), 'ap@acme.test');
  await user.click(screen.getByRole('tab', { name: /Line Items/ }));
  await user.click(screen.getByRole('button', { name: 'Add Blank Item' }));
  const line = within(screen.getByRole('row', { name: 'Line 1' }));
  await user.type(line.getByLabelText('Short Description'), 'Design');
  await user.type(line.getByLabelText('Rate'), '99.5');
}

/** For tests: the drafts of estimates on the device. */
export function keptEstimates(): unknown[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('draftEstimate'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'));
}
