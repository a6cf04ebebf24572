// Prints how long each kind of test took, then "N passed, N failed". Fails unless something passed and nothing failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
  readFileSync(process.argv[2], 'utf8'),
);

const KINDS = { 'test/browser': 'browser', 'test/api': 'assembly', 'test/assembly': 'assembly', 'test/stack': 'stack' };

const seconds = new Map();
for (const { name, startTime, endTime } of testResults) {
  const folder = relative(process.cwd(), name).split('/').slice(0, 2).join('/');
  const kind = KINDS[folder] ?? 'unit';
  seconds.set(kind, (seconds.get(kind) ?? 0) + (endTime - startTime) / 1000);
}
for (const [kind, total] of seconds)
  console.log(`== ${kind} tests: ${Math.round(total)} s in total, several at a time`);

console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exitCode = numPassedTests > 0 && numFailedTests + numFailedTestSuites === 0 ? 0 : 1;
