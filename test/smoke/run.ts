// Checks a deployed site: `npm run smoke -- https://app.example.ca`. Exits with 1 if anything is wrong. With SMOKE_EMAIL
// and SMOKE_PASSWORD of an account, it also sends an invoice.
import { findFaults } from './find-faults.ts';

const site = process.argv[2]?.replace(/\/$/, '');
if (!site) throw new Error('Missing the URL of the site: npm run smoke -- https://app.example.ca');

const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
const account = email && password ? { email, password } : undefined;

const faults = await findFaults(site, { say: console.log, account });
process.exitCode = faults.length > 0 ? 1 : 0;
