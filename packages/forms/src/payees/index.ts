export { bankCardForm, type BankCardFormValues } from './bankCardForm.js';
export { cryptoWalletForm, type CryptoWalletFormValues, type NewCryptoWallet } from './cryptoWalletForm.js';
export { groupIban, readIban } from './groupIban.js';
