import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { puzzlesOf } from './puzzle.ts';

const puzzles = puzzlesOf('a key');
const EMAIL = 'new@example.com';

async function solve(puzzle: string): Promise<string> {
  const challenge = JSON.parse(puzzle) as Challenge;
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

// Solved once, since it takes seconds.
let proof: string;
beforeAll(async () => {
  proof = await solve(await puzzles.create(EMAIL, 'some', new Date()));
});
afterEach(() => vi.useRealTimers());

it('accepts a solution for its own email only', async () => {
  expect(await puzzles.isSolved(proof, EMAIL.toUpperCase(), 'some')).toBe(true);
  expect(await puzzles.isSolved(proof, 'other@example.com', 'some')).toBe(false);
});

it('refuses an easier puzzle than demanded', async () => {
  expect(await puzzles.isSolved(proof, EMAIL, 'much')).toBe(false);
});

it('expires after twenty minutes', async () => {
  const solvedAt = Date.now();
  vi.setSystemTime(solvedAt + 19 * 60_000);
  expect(await puzzles.isSolved(proof, EMAIL, 'some')).toBe(true);
  vi.setSystemTime(solvedAt + 20 * 60_000 + 1_000);
  expect(await puzzles.isSolved(proof, EMAIL, 'some')).toBe(false);
});

it('refuses a puzzle of another key, a changed one and a wrong solution', async () => {
  expect(await puzzlesOf('another key').isSolved(proof, EMAIL, 'some')).toBe(false);
  const { challenge, solution } = JSON.parse(proof);
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  expect(await puzzles.isSolved(JSON.stringify({ challenge: easier, solution }), EMAIL, 'some')).toBe(false);
  const other = { ...solution, counter: solution.counter + 1 };
  expect(await puzzles.isSolved(JSON.stringify({ challenge, solution: other }), EMAIL, 'some')).toBe(false);
});

it.each(['', 'null', '{}', '[]', '{"challenge":{"parameters":{}},"solution":{}}', 'x'.repeat(100)])(
  'refuses %j',
  async (text) => {
    expect(await puzzles.isSolved(text, EMAIL, 'some')).toBe(false);
  },
);
