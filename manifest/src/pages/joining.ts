import { declarePages } from '../define.js';

/** Registration, sign-in, verification. */
export const joining = declarePages({
  '/pages/auth/login': {
    layout: 'auth',
    heading: 'manifest.login',
    guard: 'guest',
    search: { next: 'string?', by: 'email|phone=email' },
  },
  '/pages/auth/register': {
    layout: 'auth',
    heading: 'manifest.register',
    guard: 'guest',
    search: { next: 'string?', invite: 'string?', by: 'email|phone=email' },
  },
  '/pages/auth/resetpwd': {
    layout: 'auth',
    heading: 'manifest.resetPassword',
    guard: 'public',
    search: { next: 'string?', by: 'email|phone=email' },
  },
  '/pages/kycverify/index': {
    heading: 'manifest.kyc',
    tools: ['support'],
    search: { next: 'string?' },
    refresh: true,
  },
  '/pages/kycverify/idcard': {
    heading: 'manifest.kycIdcard',
    tools: ['support'],
    search: { next: 'string?' },
  },
  '/pages/kycverify/passport': {
    heading: 'manifest.kycPassport',
    tools: ['support'],
    search: { next: 'string?' },
  },
  '/pages/kycverify/pro': {
    heading: 'manifest.kycPro',
    tools: ['support'],
    search: { next: 'string?' },
  },
});
