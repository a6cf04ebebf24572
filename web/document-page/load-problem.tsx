import { Icon } from './icons.tsx';
import type { Load } from './page-calls.ts';

/** Why a document is not shown. */
export type Problem = 'notFound' | 'unavailable' | 'failed';

/** Why the result of a load has no document. */
export function problemOf({ kind }: Load<unknown>): Problem {
  if (kind === 'not-found') return 'notFound';
  return kind === 'unavailable' ? kind : 'failed';
}

type LoadProblemProps = {
  problem: Problem;
  texts: Readonly<Record<Problem | `${Problem}Hint` | 'reload', string>>;
};

/** Says that the document does not exist, is not available, or could not be loaded and how to retry (spec 1 §2.8). */
export function LoadProblem({ problem, texts }: LoadProblemProps) {
  return (
    <main className="problem">
      <Icon name="alert" />
      <div role="alert">
        <h1>{texts[problem]}</h1>
        <p>{texts[`${problem}Hint`]}</p>
      </div>
      {problem === 'failed' && (
        <button className="button quiet" onClick={() => location.reload()} type="button">
          {texts.reload}
        </button>
      )}
    </main>
  );
}
