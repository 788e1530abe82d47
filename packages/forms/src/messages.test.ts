import { describe, expect, test } from 'vitest';
import { readMessage, toMessage } from './messages.js';

describe('a message', () => {
  test('keeps its id and its values while it passes through a form', () => {
    const text = toMessage('forms.amount.funds', {
      needed: '4102.05',
      available: '1 000 & more',
      currency: 'USD',
    });
    expect(readMessage(text)).toEqual({
      id: 'forms.amount.funds',
      values: { needed: '4102.05', available: '1 000 & more', currency: 'USD' },
    });
    expect(readMessage(toMessage('forms.email.required'))).toEqual({
      id: 'forms.email.required',
      values: {},
    });
  });

  test('is distinguished from a sentence of the server, even from a question', () => {
    expect(readMessage('Minimum unit 1')).toBeNull();
    expect(readMessage('Did you mean 10?')).toBeNull();
    expect(readMessage('toString')).toBeNull();
  });
});
