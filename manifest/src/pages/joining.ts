import { declarePages } from '../define.js';

/** Coming in and being known: accounts, sign-in, verification. */
export const joining = declarePages({
  '/pages/auth/login': {
    layout: 'auth',
    heading: 'manifest.login',
    guard: 'guest',
    search: { next: 'string?', by: 'email|phone=email' },
    seed: 'listed',
  },
  '/pages/auth/register': {
    layout: 'auth',
    heading: 'manifest.register',
    guard: 'guest',
    search: { next: 'string?', invite: 'string?', by: 'email|phone=email' },
    seed: 'listed',
  },
  '/pages/auth/resetpwd': {
    layout: 'auth',
    heading: 'manifest.resetPassword',
    guard: 'public',
    search: { next: 'string?', by: 'email|phone=email' },
    seed: 'listed',
  },
  '/pages/kycverify/index': {
    heading: 'manifest.kyc',
    search: { next: 'string?' },
    refresh: true,
    seed: 'listed',
  },
  '/pages/kycverify/idcard': {
    heading: 'manifest.kycIdcard',
    search: { next: 'string?' },
    seed: 'listed',
  },
  '/pages/kycverify/passport': {
    heading: 'manifest.kycPassport',
    search: { next: 'string?' },
    seed: 'listed',
  },
  '/pages/kycverify/pro': {
    heading: 'manifest.kycPro',
    search: { next: 'string?' },
    seed: 'listed',
  },
});
