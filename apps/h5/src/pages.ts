import type { PageEntry, To } from './engine/index.js';

/**
 * What each page of the manifest is made of. A page that is missing here, that the manifest lacks, or whose path is misspelt
 * is a type error at its line.
 */
export const pages = {
  '/pages/main/home/index': {
    load: async () => (await import('./features/home/Home.js')).Home,
  },
  '/pages/main/market/index': {
    load: async () => (await import('./features/markets/MarketPage.js')).MarketPage,
  },
  '/pages/main/watchlist/index': {
    load: async () => (await import('./features/watchlists/WatchlistPage.js')).WatchlistPage,
  },
  '/pages/main/trade/index': {
    load: async () => (await import('./features/trading/TradeCenter.js')).TradeCenter,
  },
  '/pages/main/profile/index': {
    load: async () => (await import('./features/profile/Profile.js')).Profile,
  },
  '/pages/main/watchlist/manage': {
    load: async () => (await import('./features/watchlists/ManagePage.js')).ManagePage,
  },
  '/pages/auth/login': {
    load: async () => (await import('./features/login/Login.js')).Login,
  },
  '/pages/auth/register': {
    load: async () => (await import('./features/register/Register.js')).Register,
  },
  '/pages/auth/resetpwd': {
    load: async () => (await import('./features/resetPassword/ResetPassword.js')).ResetPassword,
  },
  '/pages/kycverify/index': {
    load: async () => (await import('./features/kyc/KycOverview.js')).KycOverview,
  },
  '/pages/kycverify/idcard': {
    load: async () => (await import('./features/kyc/IdentityPages.js')).IdCardPage,
  },
  '/pages/kycverify/passport': {
    load: async () => (await import('./features/kyc/IdentityPages.js')).PassportPage,
  },
  '/pages/kycverify/pro': {
    load: async () => (await import('./features/kyc/ProfessionalPage.js')).ProfessionalPage,
  },
  '/pages/quote/stock': {
    load: async () => (await import('./features/quotes/StockQuote.js')).StockQuote,
  },
  '/pages/quote/globalindex': {
    load: async () => (await import('./features/indices/WorldIndices.js')).WorldIndices,
  },
  '/pages/quote/gin': {
    load: async () => (await import('./features/indices/GlobalIndex.js')).GlobalIndex,
  },
  '/pages/quote/in': {
    load: async () => (await import('./features/indices/MarketIndex.js')).MarketIndex,
  },
  '/pages/quote/replay': {
    load: async () => (await import('./features/replay/ReplayPage.js')).ReplayPage,
  },
  '/pages/product/popular': {
    load: async () => (await import('./features/popular/PopularStocks.js')).PopularStocks,
  },
  '/pages/news/index': {
    load: async () => (await import('./features/news/NewsList.js')).NewsList,
  },
  '/pages/news/detail': {
    load: async () => (await import('./features/news/StoryPage.js')).StoryPage,
  },
  '/pages/search/index': {
    load: async () => (await import('./features/search/SearchPage.js')).SearchPage,
  },
  '/pages/payment/stock': {
    load: async () => (await import('./features/orders/OrderTicket.js')).OrderTicket,
  },
  '/pages/history/record': {
    load: async () => (await import('./features/history/History.js')).History,
  },
  '/pages/history/transfers': {
    load: async () => (await import('./features/history/TransferHistory.js')).TransferHistory,
  },
  '/pages/history/order': {
    load: async () => (await import('./features/history/OrderRecord.js')).OrderRecord,
  },
  '/pages/product/blocktrade': {
    load: async () => (await import('./features/blockTrades/BlockTrades.js')).BlockTrades,
  },
  '/pages/product/ipo/index': {
    load: async () => (await import('./features/ipo/IpoList.js')).IpoList,
  },
  '/pages/product/newstock': {
    load: async () => (await import('./features/ipo/IpoPage.js')).IpoPage,
  },
  '/pages/payment/newstock': {
    load: async () => (await import('./features/ipo/Subscribe.js')).Subscribe,
  },
  '/pages/fund/index': {
    load: async () => (await import('./features/funds/FundList.js')).FundList,
  },
  '/pages/fund/detail': {
    load: async () => (await import('./features/funds/FundPage.js')).FundPage,
  },
  '/pages/quantify/index': {
    load: async () => (await import('./features/quant/QuantHome.js')).QuantHome,
  },
  '/pages/quantify/detail': {
    load: async () => (await import('./features/quant/QuantPage.js')).QuantPage,
  },
  '/pages/quantify/list': {
    load: async () => (await import('./features/quant/QuantList.js')).QuantList,
  },
  '/pages/quantify/history': {
    load: async () => (await import('./features/quant/QuantHistory.js')).QuantHistory,
  },
  '/pages/borrow/index': {
    load: async () => (await import('./features/loans/LoanHome.js')).LoanHome,
  },
  '/pages/borrow/detail': {
    load: async () => (await import('./features/loans/LoanPage.js')).LoanPage,
  },
  '/pages/borrow/history': {
    load: async () => (await import('./features/loans/LoanHistory.js')).LoanHistory,
  },
  '/pages/deposit/index': {
    load: async () => (await import('./features/deposits/DepositHome.js')).DepositHome,
  },
  '/pages/deposit/card': {
    load: async () => (await import('./features/deposits/BankDeposit.js')).BankDeposit,
  },
  '/pages/deposit/wallet': {
    load: async () => (await import('./features/deposits/WalletDeposit.js')).WalletDeposit,
  },
  '/pages/deposit/custom': {
    load: async () => (await import('./features/deposits/CustomDeposit.js')).CustomDeposit,
  },
  '/pages/deposit/record': {
    load: async () => (await import('./features/deposits/DepositRecord.js')).DepositRecord,
  },
  '/pages/deposit/detail': {
    load: async () => (await import('./features/deposits/DepositDetail.js')).DepositDetail,
  },
  '/pages/withdraw/bank': {
    load: async () => (await import('./features/withdrawals/Withdraw.js')).BankWithdrawal,
  },
  '/pages/withdraw/crypto': {
    load: async () => (await import('./features/withdrawals/Withdraw.js')).CryptoWithdrawal,
  },
  '/pages/withdraw/record': {
    load: async () => (await import('./features/withdrawals/WithdrawalList.js')).WithdrawalList,
  },
  '/pages/withdraw/detail': {
    load: async () => (await import('./features/withdrawals/WithdrawalRecord.js')).WithdrawalRecord,
  },
  '/pages/card/bank': {
    load: async () => (await import('./features/payees/BankCards.js')).BankCards,
  },
  '/pages/card/crypto': {
    load: async () => (await import('./features/payees/CryptoWallets.js')).CryptoWallets,
  },
  '/pages/profile/transfer': {
    load: async () => (await import('./features/transfers/Transfer.js')).Transfer,
  },
  '/pages/profile/exchange': {
    load: async () => (await import('./features/fx/Exchange.js')).Exchange,
  },
  '/pages/profile/transcation': {
    load: async () => (await import('./features/ledger/Ledger.js')).Ledger,
  },
  '/pages/profile/performance': {
    load: async () => (await import('./features/performance/Performance.js')).Performance,
  },
  '/pages/profile/statement': {
    load: async () => (await import('./features/ledger/Statement.js')).StatementPage,
  },
  '/pages/setting/index': {
    load: async () => (await import('./features/setting/Settings.js')).Settings,
  },
  '/pages/setting/password': {
    load: async () => (await import('./features/changePassword/ChangePassword.js')).ChangePassword,
  },
  '/pages/setting/paypwd': {
    load: async () => (await import('./features/payPassword/PayPassword.js')).PayPassword,
  },
  '/pages/setting/security': {
    load: async () => (await import('./features/security/Security.js')).Security,
  },
  '/pages/setting/export': {
    load: async () => (await import('./features/exports/DataExport.js')).DataExport,
  },
  '/pages/webview/index': {
    load: async () => (await import('./features/documents/DocumentPage.js')).DocumentPage,
  },
  '/pages/setting/alerts': {
    load: async () => (await import('./features/alerts/AlertList.js')).AlertList,
  },
  '/pages/support/index': {
    load: async () => (await import('./features/support/SupportPage.js')).SupportPage,
  },
  '/pages/notice/index': {
    load: async () => (await import('./features/notices/Inbox.js')).Inbox,
  },
} satisfies Readonly<Record<To, PageEntry>>;
