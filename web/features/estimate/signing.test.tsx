import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frCaEstimatePage } from '#shared/locale/fr-ca-estimate-page.ts';
import {
  ACCEPT,
  acceptAs,
  anAcceptedEstimate,
  anEstimate,
  button,
  press,
  setUpPage,
  show,
  textOf,
  type,
} from '#test/support/screens/estimate-page-harness.tsx';
import { fakeServer } from '#test/support/screens/fake-server.ts';

setUpPage();
// What jsdom does not draw: the pad has half the size of its units.
beforeEach(() => {
  Element.prototype.setPointerCapture = () => {};
  const size = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
  return () => {
    size.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  };
});

const toSign = () => anEstimate({ asksSignature: true });
const pad = () => document.querySelector('svg.pad') as SVGElement;
const drawn = () => document.querySelector('svg.pad path:last-child')?.getAttribute('d');

async function draw(...points: [number, number][]): Promise<void> {
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, isPrimary: true, button: 0, pointerId: 1 });
  const [first = [0, 0], ...others] = points;
  await act(async () => {
    fireEvent.pointerDown(pad(), at(first));
    for (const point of others) fireEvent.pointerMove(pad(), at(point));
    fireEvent.pointerUp(pad(), at(first));
  });
}

it('is not asked for unless the business wants it', async () => {
  show(anEstimate());
  await press('Accept');
  expect(document.querySelector('.pad')).toBeNull();
});

it('is drawn, and sent as a path', async () => {
  const server = fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  show(toSign());
  await press('Accept');
  await type('Your full name', 'Dana Fox');
  await draw([10, 20], [30, 40]);
  await draw([50, 50], [45, 60]);
  expect(drawn()).toBe('M20 40l40 40M100 100l-10 20');
  await press(/^Accept estimate/);
  expect(await server.requests[0]?.json()).toEqual({ name: 'Dana Fox', signature: 'M20 40l40 40M100 100l-10 20' });
});

it('draws with the main button and the first finger only', async () => {
  show(toSign());
  await press('Accept');
  await act(async () => {
    fireEvent.pointerDown(pad(), { clientX: 10, clientY: 10, isPrimary: true, button: 2, pointerId: 1 });
    fireEvent.pointerMove(pad(), { clientX: 40, clientY: 10, pointerId: 1 });
    fireEvent.pointerDown(pad(), { clientX: 10, clientY: 10, isPrimary: false, button: 0, pointerId: 2 });
    fireEvent.pointerUp(pad(), { pointerId: 1 });
  });
  expect(drawn()).toBe('');
});

it('is cleared', async () => {
  show(toSign());
  await press('Accept');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await draw([10, 20], [30, 40]);
  await press('Clear');
  expect(drawn()).toBe('');
});

it('stays through Cancel', async () => {
  show(toSign());
  await press('Accept');
  await draw([10, 20], [30, 40]);
  await press('Cancel');
  await press('Accept');
  expect(drawn()).toBe('M20 40l40 40');
});

describe('without one', () => {
  it('asks for it instead of sending, and leads to the way without drawing', async () => {
    const server = fakeServer({});
    show(toSign());
    await acceptAs('Dana Fox');
    const problem = screen.getByRole('alert');
    expect(problem.textContent).toBe('Draw your signature, or sign with your typed name.');
    expect(screen.getByRole('group', { name: 'Draw your signature' }).getAttribute('aria-describedby')).toBe(
      problem.id,
    );
    expect(document.activeElement).toBe(button('Sign with my typed name'));
    expect(server.requests).toEqual([]);
  });

  it('the typed name stands for it, as the pad shows', async () => {
    const server = fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
    show(toSign());
    await press('Accept');
    await type('Your full name', 'Dana Fox');
    await press('Sign with my typed name');
    expect(screen.getByRole('group', { name: 'Signature' }).textContent).toContain('Dana Fox');
    await press(/^Accept estimate/);
    expect(await server.requests[0]?.json()).toEqual({ name: 'Dana Fox', signature: '' });
  });

  it('can be drawn after all, with what was drawn before', async () => {
    show(toSign());
    await press('Accept');
    await draw([10, 20], [30, 40]);
    await press('Sign with my typed name');
    await press('Draw it instead');
    expect(drawn()).toBe('M20 40l40 40');
  });
});

it('is shown once it was drawn', () => {
  show(anAcceptedEstimate({ decision: { on: '2026-01-05', name: 'Dana Fox', signature: 'M1 2l3 4' } }));
  expect(screen.getByRole('img', { name: 'Signature' }).innerHTML).toBe('<path d="M1 2l3 4"></path>');
});

it('is asked for in French', async () => {
  show(anEstimate({ asksSignature: true, language: 'fr' }), frCaEstimatePage);
  await press('Accepter');
  await type('Votre nom complet', 'Dana Fox');
  await press(/^Accepter la soumission/);
  expect(screen.getByRole('alert').textContent).toBe('Tracez votre signature, ou signez avec votre nom tapé.');
  await press('Signer avec mon nom tapé');
  expect(textOf('p.pad')).toBe('Dana Fox');
});
