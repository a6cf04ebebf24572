import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewInput } from '#shared/invoice/views.ts';
import { reportView } from './report-view.ts';

const sent = vi.fn((_url: string, _body: Blob) => true);
const views = () => Promise.all(sent.mock.calls.map(async ([, body]) => JSON.parse(await body.text())));
const kinds = async () => (await views()).map(({ kind }) => kind);

/** A window whose events can be trusted, as a browser's own are. */
function open(
  storage: Record<string, string> = {},
  search = '',
  toView: (view: ViewInput) => object | undefined = (view) => view,
) {
  const listeners = new Map<string, (event: unknown) => void>();
  const state = { visibilityState: 'visible' };
  const addEventListener = (type: string, listener: (event: unknown) => void, options: { signal: AbortSignal }) => {
    listeners.set(type, listener);
    options.signal.addEventListener('abort', () => listeners.delete(type));
  };
  const localStorage = { getItem: (key: string) => storage[key] ?? null };
  const location = { search };
  const window = { addEventListener, navigator: { sendBeacon: sent }, localStorage, location } as unknown as Window;
  reportView({ url: '/api/invoices/i1/views', window, document: state as Document, toView });
  return { state, act: (type: string, isTrusted = true) => listeners.get(type)?.({ isTrusted }) };
}

beforeEach(() => {
  sent.mockClear();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a visit of a document’s page', () => {
  it.each(['pointermove', 'keydown', 'scroll', 'touchstart'])(
    'is an opening with a %s, reported once',
    async (action) => {
      const { act } = open();
      vi.advanceTimersByTime(2_000);
      act(action);
      act(action);
      act('pagehide');
      expect(await kinds()).toEqual(['opened']);
      const [url, body] = sent.mock.calls[0] ?? [];
      expect([url, body?.type]).toEqual(['/api/invoices/i1/views', 'application/json']);
    },
  );

  it('is only a check without an action, with one of a script, on a hidden page or within two seconds', async () => {
    const { act, state } = open();
    act('scroll');
    vi.advanceTimersByTime(5_000);
    act('scroll', false);
    state.visibilityState = 'hidden';
    act('keydown');
    expect(sent).not.toHaveBeenCalled();
    act('pagehide');
    expect(await kinds()).toEqual(['checked']);
  });

  it('names the app’s user in this browser, but nothing of their session', async () => {
    open({ session: '{"accessToken":"secret"}', deviceOwner: 'user-1' }).act('pagehide');
    open({ session: 'null' }).act('pagehide');
    expect(await views()).toEqual([{ kind: 'checked', viewer: 'user-1' }, { kind: 'checked' }]);
  });

  it('is reported where storage is forbidden', async () => {
    const forbidden = {} as Record<string, string>;
    Object.defineProperty(forbidden, 'deviceOwner', {
      get: () => {
        throw new Error('Forbidden');
      },
    });
    open(forbidden).act('pagehide');
    expect(await views()).toEqual([{ kind: 'checked' }]);
  });

  it('is not reported from the sender’s own copy of an email', () => {
    const { act } = open({}, '?copy');
    vi.advanceTimersByTime(5_000);
    act('scroll');
    act('pagehide');
    expect(sent).not.toHaveBeenCalled();
  });

  it('is not reported if nothing is to be sent of it', () => {
    open({}, '', ({ kind }) => (kind === 'opened' ? {} : undefined)).act('pagehide');
    expect(sent).not.toHaveBeenCalled();
  });
});
