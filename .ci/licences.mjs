// Fails if a package that is deployed or run by `npm start` has a licence that is not listed here. Packages used
// only in development are not distributed, so their licences do not matter.
import { readFileSync } from 'node:fs';

const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const refused = Object.entries(packages).filter(([path, { dev, license = '' }]) => {
  if (path === '' || dev) return false;
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return !choices.some((choice) => ACCEPTED.includes(choice));
});

for (const [path, { license }] of refused)
  console.error(`${path.replace(/^node_modules\//, '')}: licence ${license ?? 'not stated'} is not accepted`);
if (refused.length > 0) process.exitCode = 1;
