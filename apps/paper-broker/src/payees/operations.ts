import type { BrokerContext } from '../context.js';
import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import { requirePayPassword } from '../members/payPassword.js';
import { addBankCard, changeBankCard, listBankCards, removeBankCard, viewBankCard } from './bankCards.js';
import { addCryptoWallet, listCryptoWallets, removeCryptoWallet, viewCryptoWallet } from './cryptoWallets.js';
import { countUnderWay, listUsed } from './lockPayees.js';
import type { FindVerifiedName } from './ownName.js';

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy' | 'config'>;

/**
 * The operations of payees. Adding one needs the pay password, so that money cannot be sent elsewhere from a borrowed
 * phone.
 */
export function payeeOperations(tools: Tools, findVerifiedName: FindVerifiedName): Operations {
  const { db, config } = tools;
  return {
    listBankCards: async (call) => {
      const memberId = memberIdOf(call);
      const [cards, underWay] = [
        await listBankCards(db.read, memberId),
        await countUnderWay(db.read, memberId),
      ];
      const data = cards.map((card) => viewBankCard(config, card, underWay));
      return { status: 200, body: { data, next_cursor: null } };
    },

    createBankCard: async (call) => {
      const memberId = memberIdOf(call);
      const { pay_password: payPassword, ...card } = call.body;
      await requirePayPassword(tools, memberId, payPassword);
      const verifiedName = await findVerifiedName(db.read, memberId);
      const added = await db.transaction((tx) => addBankCard(tx, tools, { memberId, card, verifiedName }));
      return { status: 201, body: viewBankCard(config, added, new Map()) };
    },

    updateBankCard: async (call) => {
      const memberId = memberIdOf(call);
      const change = call.body;
      const body = await db.transaction(async (tx) => {
        const card = await changeBankCard(tx, memberId, call.params.id, change);
        return viewBankCard(config, card, await countUnderWay(tx, memberId));
      });
      return { status: 200, body };
    },

    deleteBankCard: async (call) => {
      await db.transaction((tx) => removeBankCard(tx, memberIdOf(call), call.params.id));
      return { status: 204 };
    },

    listCryptoWallets: async (call) => {
      const memberId = memberIdOf(call);
      const wallets = await listCryptoWallets(db.read, memberId);
      const underWay = await countUnderWay(db.read, memberId);
      const used = await listUsed(db.read, memberId);
      const data = wallets.map((wallet) => viewCryptoWallet(config, wallet, underWay, used));
      return { status: 200, body: { data, next_cursor: null } };
    },

    createCryptoWallet: async (call) => {
      const memberId = memberIdOf(call);
      const { pay_password: payPassword, ...wallet } = call.body;
      await requirePayPassword(tools, memberId, payPassword);
      const added = await db.transaction((tx) => addCryptoWallet(tx, tools, memberId, wallet));
      return { status: 201, body: viewCryptoWallet(config, added, new Map(), new Set()) };
    },

    deleteCryptoWallet: async (call) => {
      await db.transaction((tx) => removeCryptoWallet(tx, memberIdOf(call), call.params.id));
      return { status: 204 };
    },
  };
}
