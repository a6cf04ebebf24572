import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, chooseForLine, freshEditor, line, names, showItems } from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

it('moves a line from its menu, and the focus follows it', async () => {
  const user = await showItems('a', 'b', 'c');
  await user.click(button('Actions for line 1'));
  expect(await menuItems()).toEqual(['Show details', 'Duplicate', 'Move down', 'Remove']);
  await user.keyboard('{Escape}');
  await chooseForLine(user, 1, 'Move down');
  expect(names()).toEqual(['b', 'a', 'c']);
  screen.getByText('Moved to line 2');
  await waitFor(() => expect(document.activeElement).toBe(button('Actions for line 2')));
  await chooseForLine(user, 2, 'Move down');
  expect(names()).toEqual(['b', 'c', 'a']);
  await waitFor(() => expect(document.activeElement).toBe(button('Actions for line 3')));
  await user.click(button('Actions for line 3'));
  expect(await menuItems()).toEqual(['Show details', 'Duplicate', 'Move up', 'Remove']);
});

/** The names of what an open menu offers. */
const menuItems = async () =>
  (await screen.findAllByRole('menuitem'))
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map((item) => item.textContent);

it('duplicates a line below it', async () => {
  const user = await showItems('a', 'b');
  await chooseForLine(user, 1, 'Duplicate');
  expect(names()).toEqual(['a', 'a', 'b']);
  expect(line(2).getByLabelText<HTMLInputElement>('Rate').value).toBe('10.50');
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByLabelText('Short Description')));
});

describe('dragging a line by its handle', () => {
  const HEIGHT = 40;

  /** Rows one below the other, as they are on a screen, and a handle that captures its pointer. */
  beforeEach(() => {
    const top = (row: Element) => HEIGHT * [...(row.parentElement?.children ?? [])].indexOf(row) + 200;
    vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, top(this), 500, HEIGHT);
    });
    HTMLElement.prototype.setPointerCapture = () => {};
    HTMLElement.prototype.hasPointerCapture = () => true;
  });

  async function drag(number: number, byPx: number) {
    const handle = screen.getByRole('row', { name: `Line ${number}` }).querySelector('[data-drag-handle]') as Element;
    const from = 200 + HEIGHT * (number - 0.5);
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: from });
    await waitFor(() => expect(document.querySelector('[data-dragged]')).not.toBeNull());
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: from + byPx });
    return handle;
  }

  it.each([
    [1, HEIGHT * 0.4, 'abc'],
    [1, HEIGHT * 0.6, 'bac'],
    [1, HEIGHT * 5, 'bca'],
    [3, HEIGHT * -1.6, 'cab'],
  ])('line %i by %f px', async (number, byPx, order) => {
    await showItems('a', 'b', 'c');
    fireEvent.pointerUp(await drag(number, byPx), { pointerId: 1 });
    await waitFor(() => expect(names().join('')).toBe(order));
    expect(document.querySelector('[data-dragged]')).toBeNull();
  });

  it('puts it back on Escape', async () => {
    const user = await showItems('a', 'b', 'c');
    const handle = await drag(1, HEIGHT);
    await user.keyboard('{Escape}');
    fireEvent.pointerUp(handle, { pointerId: 1 });
    expect(document.querySelector('[data-dragged]')).toBeNull();
    expect(names()).toEqual(['a', 'b', 'c']);
  });
});

it('removes a line and restores it in its place', async () => {
  const user = await showItems('a', 'b', 'c');
  await chooseForLine(user, 2, 'Remove');
  expect(names()).toEqual(['a', 'c']);
  screen.getByText('b was removed');
  await waitFor(() => expect(document.activeElement).toBe(button('Restore')));
  await user.click(button('Restore'));
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('restores the only line', async () => {
  const user = await showItems('a');
  await chooseForLine(user, 1, 'Remove');
  screen.getByText('No invoice items yet');
  await user.click(button('Restore'));
  expect(names()).toEqual(['a']);
});
