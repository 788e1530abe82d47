import { describe, expect, it } from 'vitest';
import { hashBody } from './bodyHash.js';

describe('the hash of a body', () => {
  const loan = { quote_id: 'qte_1', agree: true, pay_password: '246810' };

  it('does not depend on the order of its keys', () => {
    expect(hashBody({ a: '1', b: { c: '2', d: '3' } })).toEqual(hashBody({ b: { d: '3', c: '2' }, a: '1' }));
  });

  it('differs for another request', () => {
    expect(hashBody({ ...loan, quote_id: 'qte_2' })).not.toEqual(hashBody(loan));
  });

  it('holds no secret that could be guessed from it', () => {
    expect(hashBody({ ...loan, pay_password: '135790' })).toEqual(hashBody(loan));
    expect(hashBody({ mail: 'a@b.example', password: 'one', confirm_password: 'one' })).toEqual(
      hashBody({ mail: 'a@b.example', password: 'two', confirm_password: 'two' }),
    );
  });
});
