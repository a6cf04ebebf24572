import { Icon } from './icons.tsx';

type LoadProblemProps = {
  isMissing: boolean;
  texts: Readonly<Record<'notFound' | 'notFoundHint' | 'failed' | 'failedHint' | 'reload', string>>;
};

/** Says that the document does not exist, or that it could not be loaded and how to retry (spec 1 §2.8). */
export function LoadProblem({ isMissing, texts }: LoadProblemProps) {
  return (
    <main className="problem">
      <Icon name="alert" />
      <div role="alert">
        <h1>{isMissing ? texts.notFound : texts.failed}</h1>
        <p>{isMissing ? texts.notFoundHint : texts.failedHint}</p>
      </div>
      {!isMissing && (
        <button className="button quiet" onClick={() => location.reload()} type="button">
          {texts.reload}
        </button>
      )}
    </main>
  );
}
