import { passwordLimits } from '@fairlot/api-client/limits';
import type { Config } from '../config.js';
import type { Contract } from './contract.js';

/** Characters that a new password has, by the setting PASSWORD_POLICY. */
export const passwordLengths = {
  seed: { min: passwordLimits.minLength, max: passwordLimits.maxLength },
  strict: { min: 8, max: 64 },
} as const satisfies Record<Config['passwordPolicy'], { readonly min: number; readonly max: number }>;

/**
 * The contract as this server's policy has it. Signing in takes every password that could ever have been chosen, so a
 * stricter policy only lengthens what the contract allows there: nobody is locked out by a change of the setting.
 */
export function withPasswordPolicy(contract: Contract, policy: Config['passwordPolicy']): Contract {
  const { schemas, ...components } = contract.document.components;
  const longest = Math.max(passwordLengths.seed.max, passwordLengths[policy].max);
  const Password = { ...schemas['Password'], maxLength: longest };
  const document = {
    ...contract.document,
    components: { ...components, schemas: { ...schemas, Password } },
  };
  return { ...contract, document };
}
