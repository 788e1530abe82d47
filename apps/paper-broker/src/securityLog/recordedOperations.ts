import type { OperationId } from '../http/operation.js';

/** The name of each recorded operation in the security log, for successes and refusals. */
export const recordedOperations = {
  loginMember: 'sign_in',
  loginMemberByPhone: 'sign_in',
  loginUser: 'sign_in',
  loginByPasskey: 'sign_in',
  confirmSignIn: 'second_step',
  rotateUserToken: 'session_renewed',
  logoutMember: 'session_ended',
  endSession: 'session_ended',
  endOtherSessions: 'session_ended',
  registerMember: 'registration',
  sendCode: 'code_asked',
  resetPassword: 'password_reset',
  changePassword: 'password_changed',
  setPayPassword: 'pay_password_changed',
  changeContact: 'contact_changed',
  freezeAccount: 'account_frozen',
  resetSimulation: 'simulation_reset',
  startTotp: 'factor_started',
  startPasskey: 'factor_started',
  confirmTotp: 'factor_changed',
  renewRecoveryCodes: 'factor_changed',
  disableTotp: 'factor_changed',
  addPasskey: 'factor_changed',
  removePasskey: 'factor_changed',
  createBankCard: 'payee_added',
  createCryptoWallet: 'payee_added',
  deleteBankCard: 'payee_removed',
  deleteCryptoWallet: 'payee_removed',
  createWithdrawal: 'withdrawal_asked',
  createExport: 'data_exported',
} as const satisfies Partial<Record<OperationId, string>>;

export type SecurityKind =
  | (typeof recordedOperations)[keyof typeof recordedOperations]
  /** A decision, or another call of the control plane. */
  | 'operator';
