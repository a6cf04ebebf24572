import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { MenuButton, type MenuProps } from './menu-button.tsx';

vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn() } }));

let onWindowWide: () => void;
beforeEach(() => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    () =>
      ({
        addEventListener: (_: string, listener: () => void) => {
          onWindowWide = listener;
        },
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});

function Menu({ open, onOpenChange }: MenuProps) {
  const navigate = useNavigate();
  if (!open) return null;
  return (
    <div role="dialog">
      <Link to="/here">Here</Link>
      <Link to="/there">There</Link>
      <button onClick={() => navigate(-1)} type="button">
        Back
      </button>
      <button onClick={() => onOpenChange(false)} type="button">
        Close
      </button>
    </div>
  );
}

const show = (load = async () => Menu) => renderFor({}, <MenuButton load={load} />, '/here');
const button = () => screen.getByRole('button', { name: 'Open menu' });
const open = async () => {
  await userEvent.click(button());
  await screen.findByRole('dialog');
};
const expectClosed = () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button().getAttribute('aria-expanded')).toBe('false');
};

it('fetches the menu when it is about to be used, and not before', async () => {
  const load = vi.fn(async () => Menu);
  show(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(button());
  expect(load).toHaveBeenCalledOnce();
  expectClosed();
  await open();
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

it('closes on navigation, and stays closed when going back', async () => {
  const at = show();
  await open();
  await userEvent.click(screen.getByText('There'));
  expect(at.address()).toBe('/there');
  expectClosed();
  await open();
  await userEvent.click(screen.getByText('Back'));
  expect(at.address()).toBe('/here');
  expectClosed();
});

it('closes on a link to the current screen', async () => {
  show();
  await open();
  await userEvent.click(screen.getByText('Here'));
  expectClosed();
});

it('closes on request and when the window becomes wide', async () => {
  show();
  await open();
  await userEvent.click(screen.getByText('Close'));
  expectClosed();
  await open();
  act(onWindowWide);
  expectClosed();
});

it('shows an error if the menu fails to load', async () => {
  show(() => Promise.reject(new Error('offline')));
  await userEvent.click(button());
  expectClosed();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('The menu could not be opened. Please reload the page.');
});
