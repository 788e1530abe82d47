import { expect, it } from 'vitest';

it('proves a row', { tags: ['proved'] }, () => expect(1).toBe(1));
it.skip('declares a row and is skipped', { tags: ['skipped'] }, () => expect(1).toBe(1));
it('declares a row that there is not', { tags: ['unheard'] }, () => expect(1).toBe(1));
it.each([1, 2])('counts %s', (count) => expect(count).toBeGreaterThan(0));
