import type { Actor } from '../audit/audit.js';
import type { AnswerOf, BodyOf, Given } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import type { Role } from './schema.js';
import type { components, operations } from './wire.gen.js';

/** The name of an operation in openapi-operators.yaml. */
export type OperatorOperationId = keyof operations;

export type OperatorWire = components['schemas'];

/** An operator whose session is good. */
export interface SignedInOperator extends Actor {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** A call of one operation, matched against the document before it arrives. */
export interface OperatorCall<Id extends OperatorOperationId> extends OperatorCaller {
  readonly params: Given<operations[Id]['parameters']['path']>;
  readonly query: Given<operations[Id]['parameters']['query']>;
  readonly body: BodyOf<operations[Id]>;
}

export interface OperatorCaller {
  /** Present, and in one of the document's roles, wherever a session is needed. */
  readonly operator: SignedInOperator | undefined;
  readonly address: string;
}

/** An answer that the document promises for an operation. */
type OperatorAnswer<Id extends OperatorOperationId> = Exclude<
  AnswerOf<operations[Id]['responses']>,
  { readonly json: string }
>;

/** Every operation of the document, as a function whose call and answer are the document's. */
export type OperatorOperations = {
  readonly [Id in OperatorOperationId]: (call: OperatorCall<Id>) => Promise<OperatorAnswer<Id>>;
};

/** @throws Refusal `unauthenticated` */
export function operatorOf({ operator }: OperatorCaller): SignedInOperator {
  if (operator === undefined) throw new Refusal('unauthenticated');
  return operator;
}
