/** Does something several times at once; each time is told its number, from 0. */
export function parallel<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
