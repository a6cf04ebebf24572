import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EstimateInput, EstimateUpdate } from '#shared/estimate/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { fillIn, headerSave, keptEstimates, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import { anEstimate, answer, DRAFT, showEstimates } from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());

const UPDATE = 'PATCH /estimates/{id}';
const aLine = (name: string, rate: number) => ({ name, quantity: 1, rate, amount: rate });
const line = (number: number) => within(screen.getByRole('row', { name: `Line ${number}` }));
const choice = (number: number) => line(number).getByLabelText<HTMLSelectElement>('Choice');
const paper = () => within(screen.getByRole('article'));

/** Opens the lines of a stored draft with three lines. */
async function showLines(answers: Answers = {}) {
  const items = [aLine('Deck', 1000), aLine('Oak', 200), aLine('Pine', 100)];
  answer({
    'GET /estimates/{id}': anEstimate({ ...DRAFT, items }),
    [UPDATE]: ({ body }) => anEstimate({ ...DRAFT, ...body } as never),
    ...answers,
  });
  const { user } = showEstimates('/estimates/est1/edit');
  await user.click(await tab('Line Items'));
  await screen.findByRole('article');
  return user;
}

describe('a line of an estimate', () => {
  it('is required, and says nothing else', async () => {
    await showLines();
    expect(choice(1).value).toBe('required');
    expect([...choice(1).options].map(({ text }) => text)).toEqual(['Required', 'Optional', 'One of a group']);
    expect(screen.queryByText('Chosen at first')).toBeNull();
  });

  it('counts as an option once it is chosen, also on paper', async () => {
    const user = await showLines();
    await user.selectOptions(choice(2), 'Optional');
    await paper().findByText('Optional (not in the total)');
    await user.click(line(2).getByLabelText('Chosen at first'));
    await paper().findByText('Optional (in the total)');
    await user.click(headerSave());
    await waitFor(() => expect(callsOf(UPDATE)).toHaveLength(1));
    expect(EstimateUpdate.parse(callsOf(UPDATE)[0]?.body).items).toMatchObject([
      { name: 'Deck' },
      { name: 'Oak', choice: 'optional', chosen: true },
      { name: 'Pine' },
    ]);
  });

  it('is one of a group, of which the first is chosen, then the one that was clicked', async () => {
    const user = await showLines();
    await user.selectOptions(choice(2), 'One of a group');
    screen.getByText(/^“Options” has only one line/);
    await user.clear(line(2).getByLabelText('Group'));
    await user.type(line(2).getByLabelText('Group'), ' Wood ');
    await user.selectOptions(choice(3), 'One of a group');
    await user.clear(line(3).getByLabelText('Group'));
    await user.type(line(3).getByLabelText('Group'), 'Wood');
    await waitFor(() => expect(screen.queryByText(/has only one line/)).toBeNull());
    const chosen = (number: number) => line(number).getByLabelText<HTMLInputElement>('Chosen at first');
    expect([chosen(2).checked, chosen(3).checked]).toEqual([true, false]);
    await user.click(chosen(3));
    expect([chosen(2).checked, chosen(3).checked]).toEqual([false, true]);
    await user.click(headerSave());
    await waitFor(() => expect(callsOf(UPDATE)).toHaveLength(1));
    const { items = [] } = EstimateUpdate.parse(callsOf(UPDATE)[0]?.body);
    expect(items.map((item) => [item.choice, item.chosen])).toEqual([
      [undefined, undefined],
      [{ group: 'Wood' }, undefined],
      [{ group: 'Wood' }, true],
    ]);
  });

  it('gets the usual name of a group when its name is emptied', async () => {
    const user = await showLines();
    await user.selectOptions(choice(2), 'One of a group');
    await user.clear(line(2).getByLabelText('Group'));
    await user.tab();
    expect(line(2).getByLabelText<HTMLInputElement>('Group').value).toBe('Options');
  });

  it('keeps how it is offered when it is duplicated or moved, and when the chosen one of its group is removed', async () => {
    const user = await showLines();
    await user.selectOptions(choice(2), 'One of a group');
    const act = async (number: number, action: string) => {
      await user.click(line(number).getByRole('button', { name: /^Actions/ }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    const chosen = (number: number) => line(number).getByLabelText<HTMLInputElement>('Chosen at first').checked;
    await act(2, 'Duplicate');
    expect([chosen(2), chosen(3)]).toEqual([true, false]);
    await act(2, 'Move down');
    expect([chosen(2), chosen(3)]).toEqual([false, true]);
    await act(3, 'Remove');
    await waitFor(() => expect(chosen(2)).toBe(true));
  });

  it('is kept with the draft on the device', async () => {
    const user = await showLines();
    await user.selectOptions(choice(2), 'Optional');
    await waitFor(() => expect(keptEstimates()).toMatchObject([{ items: [{}, { choice: 'optional' }, {}] }]));
  });
});

describe('what is asked for on acceptance', () => {
  it('is a share of the total as a deposit, and a signature', async () => {
    const user = await showLines();
    await user.click(await tab('Total and Terms'));
    await user.click(screen.getByLabelText('Deposit on acceptance'));
    await user.type(screen.getByLabelText('Deposit on acceptance in percent'), '30');
    screen.getByText(/^As it is offered, 390\.00\sCAD\./);
    await paper().findByText('Deposit due on acceptance (30%)');
    await user.click(screen.getByLabelText('Ask for a drawn signature'));
    await user.click(headerSave());
    await waitFor(() => expect(callsOf(UPDATE)).toHaveLength(1));
    expect(EstimateUpdate.parse(callsOf(UPDATE)[0]?.body)).toMatchObject({
      ...{ depositType: 'percentage', depositValue: 30, asksSignature: true },
    });
  });

  it('is switched off again', async () => {
    const stored = anEstimate({ ...DRAFT, depositType: 'fixed', depositValue: 100, asksSignature: true });
    const user = await showLines({ 'GET /estimates/{id}': stored });
    await user.click(await tab('Total and Terms'));
    await user.click(screen.getByLabelText('Deposit on acceptance'));
    await user.click(screen.getByLabelText('Ask for a drawn signature'));
    await user.click(headerSave());
    await waitFor(() => expect(callsOf(UPDATE)).toHaveLength(1));
    expect(EstimateUpdate.parse(callsOf(UPDATE)[0]?.body)).toMatchObject({ depositValue: 0, asksSignature: false });
  });

  it('makes a new recipient a customer, and says so where they could be left out', async () => {
    answer({ 'POST /estimates': ({ body }) => anEstimate({ ...DRAFT, ...body } as never) });
    const { user } = showEstimates('/estimates/create');
    await fillIn(user);
    await user.click(screen.getByRole('tab', { name: /Customer Info/ }));
    await user.click(screen.getByLabelText('Keep as a customer'));
    await user.click(screen.getByRole('tab', { name: /Total and Terms/ }));
    await user.click(screen.getByLabelText('Deposit on acceptance'));
    await user.type(screen.getByLabelText('Deposit on acceptance in percent'), '50');
    screen.getByText(/saving adds this recipient to your customers/);
    await user.click(screen.getByRole('tab', { name: /Customer Info/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Keep as a customer')).toMatchObject({
      checked: true,
      disabled: true,
    });
    await user.click(headerSave());
    await waitFor(() => expect(callsOf('POST /estimates')).toHaveLength(1));
    const { id: _, isNumberGenerated: __, ...body } = callsOf('POST /estimates')[0]?.body ?? {};
    expect(EstimateInput.parse(body)).toMatchObject({ keepCustomer: true, depositValue: 50 });
  });
});

describe('the preview of a sent estimate', () => {
  it('is the version that was sent until something is changed', async () => {
    answer({ 'GET /estimates/{id}': anEstimate({ sentVersion: 2 }) });
    const { user } = showEstimates('/estimates/est1/edit');
    const article = within(await screen.findByRole('article'));
    expect(article.getByText('Version').nextSibling?.textContent).toBe('2');
    expect(article.queryByText('Draft, not final')).toBeNull();
    await user.type(screen.getByLabelText('City'), 'Banff');
    await article.findByText('Draft, not final');
    expect(article.getByText('Version').nextSibling?.textContent).toBe('3');
  });
});
