/**
 * Whether the person has begun to leave the page during a call: WebKit then fails it as if the connection were lost.
 * Listens no longer than the call takes: Firefox loads pages that listen for `beforeunload` again on Back.
 */
export function leavingDuring(answer: Promise<unknown>): () => boolean {
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', onLeave);
  const stop = () => removeEventListener('beforeunload', onLeave);
  answer.then(stop, stop);
  return () => isLeaving;
}
