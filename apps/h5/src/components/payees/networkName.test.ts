import { expect, test } from 'vitest';
import { networkName } from './networkName.js';

test('a network has its standard after a hyphen at which no line ends', () => {
  expect(networkName('TRC20')).toBe('TRC-\u206020');
  expect(networkName('ERC20')).toBe('ERC-\u206020');
  expect(networkName('SOLANA')).toBe('SOLANA');
  expect(networkName(null)).toBe('');
});
