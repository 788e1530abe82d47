import type { Actor } from '../audit/audit.js';
import type { AnswerOf, BodyOf, Given } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import type { Role } from './schema.js';
import type { components, operations } from './wire.gen.js';

/** The name of an operation in openapi-operators.yaml. */
export type OperatorOperationId = keyof operations;

export type OperatorWire = components['schemas'];

/** An operator with a valid session. */
export interface SignedInOperator extends Actor {
  readonly id: string;
  readonly role: Role;
  /**
   * Whether another administrator has confirmed this operator. Until then, the operator may only see and end this
   * session.
   */
  readonly isConfirmed: boolean;
  readonly sessionId: string;
}

/** A call of an operation, already validated against the contract. */
export interface OperatorCall<Id extends OperatorOperationId> extends OperatorCaller {
  readonly params: Given<operations[Id]['parameters']['path']>;
  readonly query: Given<operations[Id]['parameters']['query']>;
  readonly body: BodyOf<operations[Id]>;
}

export interface OperatorCaller {
  /** Present, and in one of the contract's roles, for every operation that needs a session. */
  readonly operator: SignedInOperator | undefined;
  readonly address: string;
}

/** An answer of an operation by the contract. */
type OperatorAnswer<Id extends OperatorOperationId> = Exclude<
  AnswerOf<operations[Id]['responses']>,
  { readonly json: string }
>;

/** Every operation of the contract, with its types. */
export type OperatorOperations = {
  readonly [Id in OperatorOperationId]: (call: OperatorCall<Id>) => Promise<OperatorAnswer<Id>>;
};

/** @throws Refusal `unauthenticated` */
export function operatorOf({ operator }: OperatorCaller): SignedInOperator {
  if (operator === undefined) throw new Refusal('unauthenticated');
  return operator;
}
