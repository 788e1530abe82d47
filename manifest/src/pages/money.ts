import { declarePages } from '../define.js';

/** Money in, out and from one account to another. */
export const money = declarePages({
  '/pages/deposit/index': { heading: 'manifest.deposit', refresh: true, seed: 'listed' },
  '/pages/deposit/card': {
    heading: 'manifest.depositCard',
    search: { channel: 'string?', amount: 'string?' },
    seed: 'listed',
  },
  '/pages/deposit/wallet': {
    heading: 'manifest.depositWallet',
    search: { channel: 'string?', amount: 'string?', tx: 'string?' },
    seed: 'listed',
  },
  '/pages/deposit/custom': {
    heading: 'manifest.depositCustom',
    search: { channel: 'string?', amount: 'string?' },
    seed: 'listed',
  },
  '/pages/deposit/record': {
    heading: 'manifest.deposits',
    search: { status: 'all|wait|pass|partial|refuse|canceled=all' },
    refresh: true,
    seed: 'listed',
  },
  '/pages/deposit/detail': {
    heading: 'manifest.depositDetail',
    search: { id: 'string' },
    onBadLink: '/pages/deposit/record',
    refresh: true,
    seed: 'added',
  },
  '/pages/withdraw/bank': {
    heading: 'manifest.withdraw',
    guard: ['login', 'kyc', 'paypwd'],
    seed: 'added',
  },
  '/pages/withdraw/crypto': {
    heading: 'manifest.withdraw',
    guard: ['login', 'kyc', 'paypwd'],
    seed: 'listed',
  },
  '/pages/withdraw/record': {
    heading: 'manifest.withdrawals',
    search: { status: 'all|wait|pass|refuse|canceled=all' },
    refresh: true,
    seed: 'added',
  },
  '/pages/withdraw/detail': {
    heading: 'manifest.withdrawal',
    search: { id: 'string' },
    onBadLink: '/pages/withdraw/record',
    refresh: true,
    seed: 'added',
  },
  '/pages/card/bank': {
    heading: 'manifest.bankCards',
    search: { add: 'bool=false' },
    seed: 'listed',
  },
  '/pages/card/crypto': {
    heading: 'manifest.cryptoWallets',
    search: { add: 'bool=false' },
    seed: 'listed',
  },
  '/pages/profile/transfer': {
    heading: 'manifest.transfer',
    search: { from: 'string?', to: 'string?' },
    seed: 'listed',
  },
  '/pages/profile/exchange': {
    heading: 'manifest.exchange',
    search: { from: 'string?', to: 'string?', amount: 'string?', next: 'string?' },
    seed: 'added',
  },
});
