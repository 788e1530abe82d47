import { writeFileSync } from 'node:fs';
import { html } from '../out/server/server.js';

writeFileSync('out/server/index.html', html);
