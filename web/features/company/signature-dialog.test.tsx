import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PEN, type Stroke } from './drawn-signature.ts';
import { readImage } from './image-file.ts';
import { SignatureDialog } from './signature-dialog.tsx';
import { drawTyped, typedSignature } from './typed-signature.ts';
import { useSignaturePad } from './use-signature-pad.ts';

vi.mock('./image-file.ts', () => ({ readImage: vi.fn() }));
vi.mock('./use-signature-pad.ts', () => ({ useSignaturePad: vi.fn() }));
vi.mock('./drawn-signature.ts', async (original) => ({
  ...(await original<object>()),
  drawnSignature: (strokes: readonly Stroke[]) => `drawn ${strokes.length}`,
}));
vi.mock('./typed-signature.ts', async (original) => ({
  ...(await original<object>()),
  drawTyped: vi.fn(),
  typedSignature: vi.fn(),
}));

const onSave = vi.fn();

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <SignatureDialog onOpenChange={setOpen} onSave={onSave} open={open} />
    </>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const problem = () => screen.queryByRole('alert')?.textContent;
const isOpen = () => screen.queryByRole('dialog') !== null;
/** Simulates strokes on the pad. */
function draw(times = 1) {
  for (let count = 0; count < times; count += 1) {
    const [, strokes = [], onStrokes] = vi.mocked(useSignaturePad).mock.lastCall ?? [];
    const stroke: Stroke = {
      ...PEN,
      dotSize: 0,
      velocityFilterWeight: 0.7,
      compositeOperation: 'source-over',
      points: [{ x: 1, y: 1, pressure: 1, time: 0 }],
    };
    act(() => onStrokes?.([...strokes, stroke]));
  }
}

beforeEach(() => {
  vi.mocked(drawTyped).mockResolvedValue();
  vi.mocked(typedSignature).mockImplementation(async ({ name, font }) => `${name} in ${font}`);
});

it.each([
  ['Draw', 'Please draw your signature'],
  ['Type', 'Please enter your name'],
  ['Upload', 'Please upload a signature'],
])('asks for what is missing: %s', async (tab, text) => {
  render(<Opened />);
  await choose(tab);
  await click('Save Signature');
  expect(problem()).toBe(text);
  expect(onSave).not.toHaveBeenCalled();
  await choose(tab === 'Draw' ? 'Type' : 'Draw');
  expect(problem()).toBeUndefined();
});

it('saves the drawing without undone strokes, and starts empty the next time', async () => {
  render(<Opened />);
  draw(2);
  await click('Undo');
  await click('Save Signature');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('drawn 1');
  expect(isOpen()).toBe(false);
  await click('Open');
  expect(vi.mocked(useSignaturePad).mock.lastCall?.[1]).toEqual([]);
});

it('saves a typed name in the chosen font, and starts empty the next time', async () => {
  render(<Opened />);
  await choose('Type');
  await userEvent.type(screen.getByLabelText('Your name'), '  Maya Larch ');
  await userEvent.click(screen.getByRole('radio', { name: 'Great Vibes' }));
  await click('Save Signature');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Maya Larch in Great Vibes');
  expect(isOpen()).toBe(false);
  await click('Open');
  await choose('Type');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
});

it('offers the four fonts of the specification', async () => {
  render(<Opened />);
  await choose('Type');
  const fonts = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(fonts).toEqual(['Dancing Script', 'Great Vibes', 'Pacifico', 'Alex Brush']);
});

it('does not save a name of only white space, and clears it', async () => {
  render(<Opened />);
  await choose('Type');
  await userEvent.type(screen.getByLabelText('Your name'), '   ');
  await click('Save Signature');
  expect(problem()).toBe('Please enter your name');
  await click('Clear');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
  expect(problem()).toBeUndefined();
});

it('saves an uploaded image immediately', async () => {
  vi.mocked(readImage).mockResolvedValue({ dataUrl: 'data:image/png;base64,AAAA', isLight: false });
  render(<Opened />);
  await choose('Upload');
  await userEvent.upload(fileInput(), new File(['x'], 'me.png', { type: 'image/png' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith('data:image/png;base64,AAAA');
  expect(isOpen()).toBe(false);
});

it('stays open when a file is rejected, and says why', async () => {
  vi.mocked(readImage).mockResolvedValue({ problem: 'File must be an image' });
  render(<Opened />);
  await choose('Upload');
  await userEvent.upload(fileInput(), new File(['x'], 'me.png', { type: 'image/png' }));
  expect(problem()).toBe('File must be an image');
  expect(isOpen()).toBe(true);
});

it('changes nothing on Cancel', async () => {
  render(<Opened />);
  draw();
  await click('Cancel');
  expect(onSave).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
});

function fileInput(): HTMLInputElement {
  return document.querySelector('input[type=file]') as HTMLInputElement;
}
