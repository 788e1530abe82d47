import type { OrderTicketValues } from '@fairlot/forms/orders';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../state/session.js';
import { draftOf, dropDraft, keepDraft } from './ticketDraft.js';

const values = { quantity: '100' } as OrderTicketValues;

afterEach(() => {
  dropDraft();
  session.signOut();
});

it('gives a ticket back to the customer who left it', () => {
  session.signIn('token of one');
  keepDraft('NLTO', 'long', values);
  expect(draftOf('NLTO', 'long')).toBe(values);
});

it('gives it to no other ticket', () => {
  keepDraft('NLTO', 'long', values);
  expect([draftOf('NLTO', 'short'), draftOf('ALDA', 'long')]).toEqual([undefined, undefined]);
});

it('gives it to no other customer of the same device', () => {
  session.signIn('token of one');
  keepDraft('NLTO', 'long', values);
  session.signIn('token of another');
  expect(draftOf('NLTO', 'long')).toBeUndefined();
});
