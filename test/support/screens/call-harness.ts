import { vi } from 'vitest';
import { type CallAnswer, type CallName, type CallOptions, call } from '#web/lib/api/call.ts';

type Answer<Name extends CallName> =
  | CallAnswer<Name>
  | Error
  | ((options: CallOptions<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>);

/** Mocked responses by call name: an Error is thrown, a function is called with the options of each call. */
export type Answers = { readonly [Name in CallName]?: Answer<Name> };

/** Mocks the responses of `call`; a call without one fails. */
export function answerCalls(answers: Answers): void {
  vi.mocked(call).mockImplementation(async (name, options) => {
    if (!(name in answers)) throw new Error(`${name} has no answer`);
    const answer = answers[name] as unknown;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(options) : answer;
  });
}

/** The options of each call made to a route. */
export function callsOf<Name extends CallName>(name: Name): CallOptions<Name>[] {
  return vi
    .mocked(call)
    .mock.calls.filter(([made]) => made === name)
    .map(([, options]) => options as CallOptions<Name>);
}
