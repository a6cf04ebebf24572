import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

// The file always appears: startup has its own time limit and writes either the URL or the error.
while (!existsSync(inject('productFile'))) await sleep(50);
