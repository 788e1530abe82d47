import { declarePages } from '../define.js';

/** Deposits, withdrawals, transfers and exchanges. */
export const money = declarePages({
  '/pages/deposit/index': {
    heading: 'manifest.deposit',
    tools: ['history', 'support'],
    history: '/pages/deposit/record',
    refresh: true,
  },
  '/pages/deposit/card': {
    heading: 'manifest.depositCard',
    tools: ['support'],
    search: { channel: 'string?', amount: 'string?' },
  },
  '/pages/deposit/wallet': {
    heading: 'manifest.depositWallet',
    tools: ['support'],
    search: { channel: 'string?', amount: 'string?', tx: 'string?' },
  },
  '/pages/deposit/custom': {
    heading: 'manifest.depositCustom',
    tools: ['support'],
    search: { channel: 'string?', amount: 'string?' },
  },
  '/pages/deposit/record': {
    heading: 'manifest.deposits',
    search: { status: 'all|wait|pass|partial|refuse|canceled=all' },
    refresh: true,
  },
  '/pages/deposit/detail': {
    heading: 'manifest.depositDetail',
    search: { id: 'string' },
    onBadLink: '/pages/deposit/record',
    refresh: true,
  },
  '/pages/withdraw/bank': {
    heading: 'manifest.withdraw',
    search: { add: 'bool=false' },
    tools: ['history', 'support'],
    history: '/pages/withdraw/record',
    guard: ['login', 'kyc', 'paypwd'],
  },
  '/pages/withdraw/crypto': {
    heading: 'manifest.withdraw',
    search: { add: 'bool=false' },
    tools: ['history', 'support'],
    history: '/pages/withdraw/record',
    guard: ['login', 'kyc', 'paypwd'],
  },
  '/pages/withdraw/record': {
    heading: 'manifest.withdrawals',
    search: { status: 'all|wait|pass|refuse|canceled=all' },
    refresh: true,
  },
  '/pages/withdraw/detail': {
    heading: 'manifest.withdrawal',
    search: { id: 'string' },
    onBadLink: '/pages/withdraw/record',
    refresh: true,
  },
  '/pages/card/bank': {
    heading: 'manifest.bankCards',
    search: { add: 'bool=false' },
  },
  '/pages/card/crypto': {
    heading: 'manifest.cryptoWallets',
    search: { add: 'bool=false' },
  },
  '/pages/profile/transfer': {
    heading: 'manifest.transfer',
    tools: ['history'],
    history: '/pages/history/transfers',
    search: { from: 'string?', to: 'string?' },
  },
  '/pages/profile/exchange': {
    heading: 'manifest.exchange',
    search: { from: 'string?', to: 'string?', amount: 'string?', next: 'string?' },
  },
});
