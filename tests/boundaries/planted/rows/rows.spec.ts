import { expect, test } from '@playwright/test';
import { covers } from '../../../support/test.js';

test('a journey proves a row', covers('proved'), () => expect(1).toBe(1));
test('a journey declares a row and skips itself', covers('skipped'), () => test.skip());
