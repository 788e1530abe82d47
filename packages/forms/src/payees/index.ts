export { bankCardForm, type BankCardFormValues } from './bankCardForm.js';
export { cryptoWalletForm, type CryptoWalletFormValues } from './cryptoWalletForm.js';
export { groupIban } from './iban.js';
export { networkOf, type WalletNetwork } from './walletAddress.js';
