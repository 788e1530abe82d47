import { expect, it } from 'vitest';
import { fileNameOf } from './saveFile.js';

it('a download has the name that the server gave it, otherwise the end of its address', () => {
  expect(fileNameOf('attachment; filename="fairlot-simulated-order.csv"', '/export/exp_1/file')).toBe(
    'fairlot-simulated-order.csv',
  );
  expect(fileNameOf('attachment', '/export/exp_1/file')).toBe('file');
  expect(fileNameOf(null, '/upload/upl_1')).toBe('upl_1');
});

it('a name contains no folder', () => {
  expect(fileNameOf('attachment; filename="../../other.csv"', '/x')).toBe('other.csv');
  expect(fileNameOf('attachment; filename="..\\\\other.csv"', '/x')).toBe('other.csv');
});
