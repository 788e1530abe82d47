import { namespaces } from 'virtual:words/en';
import { afterEach, beforeAll } from 'vitest';
import { loadWords, type Namespace } from '../../i18n/index.js';
import { unmountParts } from './mountPart.js';

// As in packages/ui-kit/src/testing/cleanUp.ts, for parts of the app.
beforeAll(() => loadWords(Object.keys(namespaces) as Namespace[]));
afterEach(unmountParts);
