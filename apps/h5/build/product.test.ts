import { expect, it } from 'vitest';
import { readProduct } from './product.js';

it.each([
  [{ PRODUCT: 'hrbour' }, /^There is no product "hrbour"\. Write one of .*harbour/],
  [{ OVERLAY: 'membrs' }, /^There is no overlay "membrs"\. Write one of .*members-only/],
  [
    { PRODUCT: 'Acme_2' },
    /^products\/Acme_2: a product's folder is named by lower-case letters, digits and dashes, after a letter\. Rename it, such as to products\/acme$/,
  ],
])('says what is wrong with the name in %j, and what to write', (env, message) => {
  expect(() => readProduct(env)).toThrow(message);
});
