import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

// Its start ends in time, with the product or an error.
while (!existsSync(inject('productFile'))) await sleep(50);
