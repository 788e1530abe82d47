import { BankCards } from '../../features/payees/BankCards.js';

export const Page = BankCards;
