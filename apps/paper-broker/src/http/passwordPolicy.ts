import { passwordLimits } from '@fairlot/api-client/limits';
import type { Config } from '../settings/config.js';
import type { Contract } from './contract.js';

/** The length of a new password, by PASSWORD_POLICY. */
export const passwordLengths = {
  seed: { min: passwordLimits.minLength, max: passwordLimits.maxLength },
  strict: { min: 8, max: 64 },
} as const satisfies Record<Config['passwordPolicy'], { readonly min: number; readonly max: number }>;

/**
 * Applies the password policy to the contract. Sign-in accepts every length that any policy allows, so that a
 * change of the setting locks nobody out.
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
