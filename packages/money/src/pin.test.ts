import { expect, test } from 'vitest';
import { isEasyPin } from './pin.js';

test.each(['000000', '111111', '121212', '123123', '123456', '567890', '654321', '098765'])(
  '%s is tried first',
  (digits) => {
    expect(isEasyPin(digits)).toBe(true);
  },
);

test.each(['112233', '123654', '123457', '902817', '111112'])('%s is not', (digits) => {
  expect(isEasyPin(digits)).toBe(false);
});
