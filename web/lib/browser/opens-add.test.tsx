import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { OPENS_ADD, useOpensAdd } from './opens-add.ts';

const onAdd = vi.fn();

function Customers() {
  useOpensAdd(onAdd);
  return (
    <Link state={OPENS_ADD} to="/customers?search=a">
      Add
    </Link>
  );
}

it('a link opens the dialog of a screen each time it is followed, and leaves nothing for a reload', async () => {
  const { state, address } = renderFor({}, <Customers />, { pathname: '/customers', state: null });
  expect(onAdd).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('link'));
    expect(onAdd).toHaveBeenCalledTimes(times);
    expect([state(), address()]).toEqual([null, '/customers?search=a']);
  }
});
