import type { ComponentType } from 'react';
import type { To } from './engine/index.js';
import type { Spoken } from './i18n/index.js';

/**
 * The component of each page in the manifest, and the namespaces of its messages. A page that is missing here or in
 * the manifest, or a misspelt path, is a type error at its line.
 */
export const pages = {
  '/pages/main/home/index': {
    load: async () => (await import('./features/home/Home.js')).Home,
    words: ['balance', 'home', 'market', 'offers'],
  },
  '/pages/main/market/index': {
    load: async () => (await import('./features/markets/MarketPage.js')).MarketPage,
    words: ['indices', 'market'],
  },
  '/pages/main/watchlist/index': {
    load: async () => (await import('./features/watchlists/WatchlistPage.js')).WatchlistPage,
    words: ['indices', 'watchlist'],
  },
  '/pages/main/trade/index': {
    load: async () => (await import('./features/trading/TradeCenter.js')).TradeCenter,
    words: ['balance', 'trade'],
  },
  '/pages/main/profile/index': {
    load: async () => (await import('./features/profile/Profile.js')).Profile,
    words: ['balance', 'ledger', 'profile', 'signOut'],
  },
  '/pages/main/watchlist/manage': {
    load: async () => (await import('./features/watchlists/ManagePage.js')).ManagePage,
    words: ['forms', 'watchlist'],
  },
  '/pages/auth/login': {
    load: async () => (await import('./features/login/Login.js')).Login,
    words: ['forms', 'login'],
  },
  '/pages/auth/register': {
    load: async () => (await import('./features/register/Register.js')).Register,
    words: ['auth', 'forms', 'identity'],
  },
  '/pages/auth/resetpwd': {
    load: async () => (await import('./features/resetPassword/ResetPassword.js')).ResetPassword,
    words: ['auth', 'forms', 'identity'],
  },
  '/pages/kycverify/index': {
    load: async () => (await import('./features/kyc/KycOverview.js')).KycOverview,
    words: ['kyc'],
  },
  '/pages/kycverify/idcard': {
    load: async () => (await import('./features/kyc/IdentityPages.js')).IdCardPage,
    words: ['balance', 'forms', 'gates', 'kyc', 'reason', 'review'],
  },
  '/pages/kycverify/passport': {
    load: async () => (await import('./features/kyc/IdentityPages.js')).PassportPage,
    words: ['balance', 'forms', 'gates', 'kyc', 'reason', 'review'],
  },
  '/pages/kycverify/pro': {
    load: async () => (await import('./features/kyc/ProfessionalPage.js')).ProfessionalPage,
    words: ['balance', 'forms', 'gates', 'kyc', 'reason', 'review'],
  },
  '/pages/quote/stock': {
    load: async () => (await import('./features/quotes/StockQuote.js')).StockQuote,
    words: ['alerts', 'chart', 'indices', 'market', 'stockQuote', 'watchlist'],
  },
  '/pages/quote/globalindex': {
    load: async () => (await import('./features/indices/WorldIndices.js')).WorldIndices,
    words: ['indices'],
  },
  '/pages/quote/gin': {
    load: async () => (await import('./features/indices/GlobalIndex.js')).GlobalIndex,
    words: ['chart', 'indices', 'market', 'stockQuote', 'watchlist'],
  },
  '/pages/quote/in': {
    load: async () => (await import('./features/indices/MarketIndex.js')).MarketIndex,
    words: ['chart', 'indices', 'market', 'stockQuote', 'watchlist'],
  },
  '/pages/quote/replay': {
    load: async () => (await import('./features/replay/ReplayPage.js')).ReplayPage,
    words: ['chart', 'replay'],
  },
  '/pages/product/popular': {
    load: async () => (await import('./features/popular/PopularStocks.js')).PopularStocks,
    words: ['market', 'popular'],
  },
  '/pages/news/index': {
    load: async () => (await import('./features/news/NewsList.js')).NewsList,
    words: ['market', 'news'],
  },
  '/pages/news/detail': {
    load: async () => (await import('./features/news/StoryPage.js')).StoryPage,
    words: ['indices', 'news'],
  },
  '/pages/search/index': {
    load: async () => (await import('./features/search/SearchPage.js')).SearchPage,
    words: ['indices', 'search', 'watchlist'],
  },
  '/pages/payment/stock': {
    load: async () => (await import('./features/orders/OrderTicket.js')).OrderTicket,
    words: ['balance', 'forms', 'orderTicket', 'review'],
  },
  '/pages/history/record': {
    load: async () => (await import('./features/history/History.js')).History,
    words: ['balance', 'history', 'order', 'records'],
  },
  '/pages/history/transfers': {
    load: async () => (await import('./features/history/TransferHistory.js')).TransferHistory,
    words: ['balance', 'records', 'transfer'],
  },
  '/pages/history/order': {
    load: async () => (await import('./features/history/OrderRecord.js')).OrderRecord,
    words: ['balance', 'history', 'order', 'reason'],
  },
  '/pages/product/blocktrade': {
    load: async () => (await import('./features/blockTrades/BlockTrades.js')).BlockTrades,
    words: ['balance', 'block', 'forms', 'gates', 'market', 'review'],
  },
  '/pages/product/ipo/index': {
    load: async () => (await import('./features/ipo/IpoList.js')).IpoList,
    words: ['ipo', 'offers'],
  },
  '/pages/product/newstock': {
    load: async () => (await import('./features/ipo/IpoPage.js')).IpoPage,
    words: ['balance', 'ipo', 'offers', 'reason'],
  },
  '/pages/payment/newstock': {
    load: async () => (await import('./features/ipo/Subscribe.js')).Subscribe,
    words: ['balance', 'forms', 'gates', 'ipo', 'offers', 'review'],
  },
  '/pages/fund/index': {
    load: async () => (await import('./features/funds/FundList.js')).FundList,
    words: ['balance', 'funds', 'offers'],
  },
  '/pages/fund/detail': {
    load: async () => (await import('./features/funds/FundPage.js')).FundPage,
    words: ['balance', 'funds', 'market', 'offers'],
  },
  '/pages/quantify/index': {
    load: async () => (await import('./features/quant/QuantHome.js')).QuantHome,
    words: ['balance', 'offers', 'quant'],
  },
  '/pages/quantify/detail': {
    load: async () => (await import('./features/quant/QuantPage.js')).QuantPage,
    words: ['balance', 'gates', 'offers', 'quant'],
  },
  '/pages/quantify/list': {
    load: async () => (await import('./features/quant/QuantList.js')).QuantList,
    words: ['market', 'offers', 'quant'],
  },
  '/pages/quantify/history': {
    load: async () => (await import('./features/quant/QuantHistory.js')).QuantHistory,
    words: ['balance', 'offers', 'quant', 'review'],
  },
  '/pages/borrow/index': {
    load: async () => (await import('./features/loans/LoanHome.js')).LoanHome,
    words: ['balance', 'gates', 'loan', 'offers'],
  },
  '/pages/borrow/detail': {
    load: async () => (await import('./features/loans/LoanPage.js')).LoanPage,
    words: ['balance', 'document', 'loan', 'reason'],
  },
  '/pages/borrow/history': {
    load: async () => (await import('./features/loans/LoanHistory.js')).LoanHistory,
    words: ['balance', 'loan', 'records'],
  },
  '/pages/deposit/index': {
    load: async () => (await import('./features/deposits/DepositHome.js')).DepositHome,
    words: ['balance', 'deposit'],
  },
  '/pages/deposit/card': {
    load: async () => (await import('./features/deposits/BankDeposit.js')).BankDeposit,
    words: ['balance', 'deposit', 'forms', 'review'],
  },
  '/pages/deposit/wallet': {
    load: async () => (await import('./features/deposits/WalletDeposit.js')).WalletDeposit,
    words: ['balance', 'deposit', 'forms', 'review'],
  },
  '/pages/deposit/custom': {
    load: async () => (await import('./features/deposits/CustomDeposit.js')).CustomDeposit,
    words: ['balance', 'deposit', 'forms', 'review'],
  },
  '/pages/deposit/record': {
    load: async () => (await import('./features/deposits/DepositRecord.js')).DepositRecord,
    words: ['balance', 'deposit', 'reason', 'records'],
  },
  '/pages/deposit/detail': {
    load: async () => (await import('./features/deposits/DepositDetail.js')).DepositDetail,
    words: ['balance', 'deposit', 'reason'],
  },
  '/pages/withdraw/bank': {
    load: async () => (await import('./features/withdrawals/Withdraw.js')).BankWithdrawal,
    words: ['balance', 'forms', 'gates', 'payees', 'review', 'withdraw'],
  },
  '/pages/withdraw/crypto': {
    load: async () => (await import('./features/withdrawals/Withdraw.js')).CryptoWithdrawal,
    words: ['balance', 'forms', 'gates', 'payees', 'review', 'withdraw'],
  },
  '/pages/withdraw/record': {
    load: async () => (await import('./features/withdrawals/WithdrawalList.js')).WithdrawalList,
    words: ['balance', 'reason', 'records', 'withdraw'],
  },
  '/pages/withdraw/detail': {
    load: async () => (await import('./features/withdrawals/WithdrawalRecord.js')).WithdrawalRecord,
    words: ['balance', 'reason', 'withdraw'],
  },
  '/pages/card/bank': {
    load: async () => (await import('./features/payees/BankCards.js')).BankCards,
    words: ['forms', 'gates', 'payees'],
  },
  '/pages/card/crypto': {
    load: async () => (await import('./features/payees/CryptoWallets.js')).CryptoWallets,
    words: ['gates', 'payees'],
  },
  '/pages/profile/transfer': {
    load: async () => (await import('./features/transfers/Transfer.js')).Transfer,
    words: ['balance', 'forms', 'review', 'transfer'],
  },
  '/pages/profile/exchange': {
    load: async () => (await import('./features/fx/Exchange.js')).Exchange,
    words: ['balance', 'exchange', 'forms', 'review'],
  },
  '/pages/profile/transcation': {
    load: async () => (await import('./features/ledger/Ledger.js')).Ledger,
    words: ['balance', 'ledger', 'records'],
  },
  '/pages/profile/performance': {
    load: async () => (await import('./features/performance/Performance.js')).Performance,
    words: ['balance', 'performance'],
  },
  '/pages/profile/statement': {
    load: async () => (await import('./features/ledger/Statement.js')).StatementPage,
    words: ['balance', 'ledger', 'records', 'statement'],
  },
  '/pages/setting/index': {
    load: async () => (await import('./features/setting/Settings.js')).Settings,
    words: ['setting', 'signOut'],
  },
  '/pages/setting/password': {
    load: async () => (await import('./features/changePassword/ChangePassword.js')).ChangePassword,
    words: ['forms', 'identity', 'security'],
  },
  '/pages/setting/paypwd': {
    load: async () => (await import('./features/payPassword/PayPassword.js')).PayPassword,
    words: ['forms', 'identity', 'security'],
  },
  '/pages/setting/security': {
    load: async () => (await import('./features/security/Security.js')).Security,
    words: ['security'],
  },
  '/pages/setting/export': {
    load: async () => (await import('./features/exports/DataExport.js')).DataExport,
    words: ['dataExport'],
  },
  '/pages/webview/index': {
    load: async () => (await import('./features/documents/DocumentPage.js')).DocumentPage,
    words: ['document'],
  },
  '/pages/setting/alerts': {
    load: async () => (await import('./features/alerts/AlertList.js')).AlertList,
    words: ['alerts'],
  },
  '/pages/support/index': {
    load: async () => (await import('./features/support/SupportPage.js')).SupportPage,
    words: ['support'],
  },
  '/pages/notice/index': {
    load: async () => (await import('./features/notices/Inbox.js')).Inbox,
    words: ['balance', 'notice', 'reason'],
  },
} satisfies Readonly<Record<To, Spoken<ComponentType>>>;
