import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ProvinceField } from './province-field.tsx';

let chosen: string;

function Address({ country = '', province = '' }) {
  const [value, setValue] = useState(province);
  chosen = value;
  return <ProvinceField country={country} onChange={setValue} value={value} />;
}

const field = (label = 'Province') => screen.getByLabelText<HTMLSelectElement | HTMLInputElement>(label);
const choices = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ text }) => text);

it.each(['', 'Canada', 'canada ', 'CA', 'Cana'])(
  'offers the provinces by name if the country is "%s"',
  async (country) => {
    render(<Address country={country} />);
    expect(choices().slice(0, 3)).toEqual(['Choose a province', 'Alberta', 'British Columbia']);
    await userEvent.selectOptions(field(), 'Québec');
    expect(chosen).toBe('QC');
  },
);

it.each([
  ['AB', 'AB'],
  ['Québec', 'QC'],
  ['ont.', 'ON'],
  ['Bavaria', 'Bavaria'],
])('shows the stored "%s" as %s and leaves it alone', (province, shown) => {
  render(<Address country="Canada" province={province} />);
  expect(field().value).toBe(shown);
  expect(chosen).toBe(province);
});

it('can be emptied', async () => {
  render(<Address province="AB" />);
  await userEvent.selectOptions(field(), 'Choose a province');
  expect(chosen).toBe('');
});

it.each([
  ['Germany', 'Province'],
  ['United States', 'State'],
])('takes any text in %s, as "%s"', async (country, label) => {
  render(<Address country={country} />);
  await userEvent.type(field(label), 'NE');
  expect(chosen).toBe('NE');
});

it('says how to leave Canada while there is no country', () => {
  const { rerender } = render(<Address />);
  expect(choices().at(-1)).toBe('Outside Canada? Enter the country first');
  rerender(<Address country="Canada" />);
  expect(choices().at(-1)).toBe('Yukon');
});
