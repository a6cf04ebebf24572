import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSeries } from '#test/support/screens/series-harness.tsx';
import { ContentCard } from './content-card.tsx';

it('says which lines follow the price of their product', () => {
  const line = { quantity: 1, rate: 5, amount: 5 };
  const items = [
    { ...line, name: 'Logo', productId: 'p1' },
    { ...line, name: 'Hosting' },
  ];
  render(<ContentCard series={aSeries({ items })} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('LogoFollows the product’s price'),
    expect.not.stringContaining('Follows'),
  ]);
});
