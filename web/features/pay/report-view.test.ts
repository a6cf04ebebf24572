import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportView } from './report-view.ts';

const sent = vi.fn((_url: string, _body: Blob) => true);
const kinds = () => Promise.all(sent.mock.calls.map(async ([, body]) => JSON.parse(await body.text()).kind));

/** A window whose events can be trusted, as a browser's own are. */
function open(storage: Record<string, string> = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const state = { visibilityState: 'visible' };
  const addEventListener = (type: string, listener: (event: unknown) => void, options: { signal: AbortSignal }) => {
    listeners.set(type, listener);
    options.signal.addEventListener('abort', () => listeners.delete(type));
  };
  const localStorage = { getItem: (key: string) => storage[key] ?? null };
  const window = { addEventListener, navigator: { sendBeacon: sent }, localStorage } as unknown as Window;
  reportView({ invoiceId: 'i1', window, document: state as Document });
  return { state, act: (type: string, isTrusted = true) => listeners.get(type)?.({ isTrusted }) };
}

beforeEach(() => {
  sent.mockClear();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a visit of the pay page', () => {
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

  it('is not reported in a browser in which the app is signed in, or was until the session expired', () => {
    for (const session of ['{"accessToken":"a"}', '"over"']) open({ session }).act('pagehide');
    expect(sent).not.toHaveBeenCalled();
  });

  it('is reported after signing out', async () => {
    open({ session: 'null' }).act('pagehide');
    expect(await kinds()).toEqual(['checked']);
  });
});
