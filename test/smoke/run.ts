// Checks a deployed site: `npm run smoke -- https://app.example.ca`. Exits with 1 if anything is wrong.
import { findFaults } from './find-faults.ts';

const site = process.argv[2]?.replace(/\/$/, '');
if (!site) throw new Error('Missing the URL of the site: npm run smoke -- https://app.example.ca');

const faults = await findFaults(site, console.log);
process.exitCode = faults.length > 0 ? 1 : 0;
