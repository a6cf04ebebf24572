import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROW_TARGET, useRowTargets } from './row-targets.ts';

const opened = vi.fn();
const acted = vi.fn();

function List() {
  const list = useRef<HTMLDivElement>(null);
  useRowTargets(list);
  return (
    <div ref={list}>
      <ul>
        <li>
          <a
            {...ROW_TARGET}
            href="/invoices/1"
            onClick={(event) => {
              event.preventDefault();
              opened();
            }}
          >
            INV-1
          </a>
          <p>Maple Works</p>
          <button onClick={acted} type="button">
            Remind
          </button>
          {createPortal(<p>In a dialog</p>, document.body)}
        </li>
        <li>
          <p>Nothing to open</p>
        </li>
      </ul>
    </div>
  );
}

const openTab = vi.fn();

beforeEach(() => {
  vi.stubGlobal('open', openTab);
  render(<List />);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  getSelection()?.removeAllRanges();
});

it('a click on a row follows its link, once', async () => {
  await userEvent.click(screen.getByText('Maple Works'));
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByText('INV-1'));
  expect(opened).toHaveBeenCalledTimes(2);
  expect(openTab).not.toHaveBeenCalled();
});

it.each([
  ['Ctrl', () => fireEvent.click(screen.getByText('Maple Works'), { ctrlKey: true })],
  ['Cmd', () => fireEvent.click(screen.getByText('Maple Works'), { metaKey: true })],
  ['the middle button', () => fireEvent(screen.getByText('Maple Works'), auxClick(1))],
])('with %s, it opens a tab', (_, click) => {
  click();
  expect(openTab).toHaveBeenCalledExactlyOnceWith(`${location.origin}/invoices/1`, '_blank', 'noopener');
  expect(opened).not.toHaveBeenCalled();
});

it('the right button opens nothing', () => {
  fireEvent(screen.getByText('Maple Works'), auxClick(2));
  expect(opened).not.toHaveBeenCalled();
  expect(openTab).not.toHaveBeenCalled();
});

it('selecting text of the row opens nothing', () => {
  getSelection()?.selectAllChildren(screen.getByText('Maple Works'));
  fireEvent.click(screen.getByText('Maple Works'));
  expect(opened).not.toHaveBeenCalled();
});

it('neither does a click on a control, in a dialog of the row, or in a row without a link', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  expect(acted).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByText('In a dialog'));
  await userEvent.click(screen.getByText('Nothing to open'));
  expect(opened).not.toHaveBeenCalled();
});

function auxClick(button: number): MouseEvent {
  return new MouseEvent('auxclick', { button, bubbles: true, cancelable: true });
}
