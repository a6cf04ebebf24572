/** A question with the paragraphs of its answer. */
export type Question = { readonly question: string; readonly answer: readonly string[] };
