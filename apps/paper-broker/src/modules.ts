import { supportOperations } from './support/operations.js';
import { documentOperations } from './documents/operations.js';
import { alertOperations } from './alerts/operations.js';
import { alertWork } from './alerts/alertWork.js';
import { accountOperations } from './accounts/operations.js';
import { valueAccounts, viewAccount } from './accounts/valuation.js';
import { blockJobs, createBlockDesk } from './blockTrades/decideBlock.js';
import { blockTradeOperations } from './blockTrades/operations.js';
import type { BusinessClock } from './clock/businessClock.js';
import type { BrokerContext } from './context.js';
import { createCloseDesk } from './review/closeDesk.js';
import type { ReviewDesk } from './review/reviews.js';
import { explainOperations } from './explain/operations.js';
import { exportOperations } from './exports/operations.js';
import { exportJobs } from './exports/writeExport.js';
import { exchangeOperations } from './fx/operations.js';
import { eventOperations } from './events/operations.js';
import { createDepositDesk } from './deposits/depositDesk.js';
import { depositJobs } from './deposits/depositJobs.js';
import { depositOperations } from './deposits/operations.js';
import { pastDeposits } from './deposits/pastDeposits.js';
import { createCursors } from './http/cursor.js';
import type { Operations } from './http/operation.js';
import { createFundOperations } from './funds/operations.js';
import { fundJobs } from './funds/priceFundOrder.js';
import { createIpoDesk } from './ipo/ipoDesk.js';
import { ipoJobs } from './ipo/ipoJobs.js';
import { listOfferings } from './ipo/offerings.js';
import { createIpoOperations } from './ipo/operations.js';
import type { JobHandlers } from './jobs/jobs.js';
import { kycJobs } from './kyc/autoReview.js';
import { demoIdentity } from './kyc/demoIdentity.js';
import { createKycDesk } from './kyc/kycDesk.js';
import { kycOperations } from './kyc/operations.js';
import { createIdentityOperations } from './members/identityOperations.js';
import { findVerifiedName } from './kyc/verifiedName.js';
import { createMemberOperations } from './members/operations.js';
import { demoReading, demoWelcome } from './notices/demoNotices.js';
import { createNewsOperations } from './news/operations.js';
import { noticeOperations } from './notices/operations.js';
import { createPasskeyOperations } from './members/passkeys/passkeyOperations.js';
import { createSessionOperations } from './members/sessionOperations.js';
import { createTotpOperations } from './members/totp/totpOperations.js';
import { messageWork } from './messaging/deliverMail.js';
import { mailboxOperations } from './messaging/mailboxOperations.js';
import { matchingOperations } from './trading/matching/operations.js';
import { orderOperations } from './trading/orders/operations.js';
import { tradingWork } from './trading/matching/tradingWork.js';
import { demoPayees } from './payees/demoPayees.js';
import { payeeOperations } from './payees/operations.js';
import { performanceOperations } from './performance/operations.js';
import { createPast } from './performance/past.js';
import { historyWork } from './performance/sumHistory.js';
import { positionOperations } from './trading/positions/operations.js';
import { demoLoan, demoLoanDays } from './loans/demoLoan.js';
import { createLoanDesk } from './loans/loanDesk.js';
import { loanJobs } from './loans/loanJobs.js';
import { loanOperations } from './loans/operations.js';
import type { HaltBook } from './market/haltBook.js';
import { createMarketOperations } from './marketOperations.js';
import { demoQuant, demoQuantDays } from './quant/demoQuant.js';
import { createQuantOperations } from './quant/operations.js';
import { listProducts } from './quant/products.js';
import { quantJobs } from './quant/quantJobs.js';
import { createRates } from './rates/rates.js';
import { demoOffers } from './seed/demoOffers.js';
import type { SeedStep } from './seed/seedDemo.js';
import { tradingHistory } from './seed/tradingHistory.js';
import { transferOperations } from './transfers/operations.js';
import { setAvatar } from './uploads/avatar.js';
import { databaseBlobs, type BlobStore } from './uploads/blobStore.js';
import { uploadOperations } from './uploads/operations.js';
import { uploadJobs } from './uploads/uploads.js';
import { demoWatchlists } from './watchlists/demoWatchlists.js';
import { withdrawalOperations } from './withdrawals/operations.js';
import type { WorkKind, WorkMonitor } from './work/source.js';
import { createWithdrawalDesk } from './withdrawals/withdrawalDesk.js';
import { withdrawalJobs } from './withdrawals/withdrawalJobs.js';

/** Everything that the broker's parts contribute. */
export interface Modules {
  readonly operations: Operations;
  /** Due work besides jobs; each kind has its own loop. */
  readonly work: readonly WorkKind[];
  readonly jobHandlers: JobHandlers;
  readonly desks: readonly ReviewDesk[];
  readonly seedSteps: readonly SeedStep[];
}

/** What one part contributes; most contribute little besides operations. */
type Part = Partial<Modules>;

/** The market's part needs the clock's mode, and shares its halts with the control plane. */
type MarketContext = WatchedContext & { readonly clock: BusinessClock; readonly halts: HaltBook };

/** For parts with a loop of their own, whose errors are logged and counted. */
type WatchedContext = BrokerContext & Pick<WorkMonitor, 'broke'>;

/** The list of the broker's parts: a new part is added only here. Seed steps run in this order. */
export function assembleModules(context: MarketContext, blobs: BlobStore = databaseBlobs): Modules {
  const past = createPast(context.market);
  return join([
    inbox(context),
    members(context, blobs),
    identity(context),
    verification(context, blobs),
    {
      operations: {
        ...accountOperations(context),
        ...performanceOperations(context, past),
        ...explainOperations(context, past),
      },
      work: [historyWork(context.db)],
    },
    // Its seed step runs before those of later events in the demo customers' past.
    { ...quant(context), seedSteps: [demoQuant] },
    deposits(context),
    loans(context),
    trading(context),
    markets(context),
    moneyOut(context),
    ipo(context),
    { operations: createFundOperations(context), jobHandlers: fundJobs(context) },
    { seedSteps: [demoWatchlists] },
    { seedSteps: [demoQuantDays, demoLoanDays] },
    // Last, because it marks the notices of all other steps as read.
    { seedSteps: [demoReading] },
  ]);
}

function inbox(context: WatchedContext): Part {
  return {
    operations: {
      ...eventOperations(context, (error) => context.broke('feed of members', error)),
      ...noticeOperations(context),
      ...alertOperations(context),
      ...documentOperations(context),
      ...supportOperations(context),
      ...exportOperations(context),
    },
    jobHandlers: exportJobs,
    work: [alertWork(context)],
    seedSteps: [demoWelcome],
  };
}

function members(context: BrokerContext, blobs: BlobStore): Part {
  const { db, clock, market } = context;
  return {
    operations: createMemberOperations(context, {
      async listBalances(memberId) {
        const values = await valueAccounts(db.read, market, memberId, clock.now());
        return values.map(viewAccount);
      },
      setAvatar: (tx, memberId, uploadId) => setAvatar(tx, blobs, memberId, uploadId),
    }),
  };
}

function verification(context: BrokerContext, blobs: BlobStore): Part {
  return {
    operations: { ...uploadOperations(context, blobs), ...kycOperations(context) },
    jobHandlers: { ...uploadJobs(blobs), ...kycJobs(context, blobs) },
    desks: [createKycDesk(context, blobs)],
    seedSteps: [demoIdentity],
  };
}

function identity(context: BrokerContext): Part {
  return {
    operations: {
      ...createIdentityOperations(context),
      ...createSessionOperations(context),
      ...createTotpOperations(context),
      ...createPasskeyOperations(context),
      ...mailboxOperations(context),
    },
    work: messageWork(context),
  };
}

function trading(context: BrokerContext): Part {
  return {
    operations: {
      ...orderOperations(context),
      ...matchingOperations(context),
      ...positionOperations(context),
      ...blockTradeOperations(context),
    },
    jobHandlers: blockJobs(context),
    work: [tradingWork(context)],
    desks: [createCloseDesk(context), createBlockDesk(context)],
    seedSteps: [demoOffers, tradingHistory],
  };
}

/** Withdrawals and their payees, transfers, exchange. */
function moneyOut(context: BrokerContext): Part {
  const rates = createRates(context.market.seed);
  const tools = { ...context, rates, findVerifiedName };
  return {
    operations: {
      ...payeeOperations(context, findVerifiedName),
      ...withdrawalOperations(tools),
      ...transferOperations(context),
      ...exchangeOperations({ ...context, rates }),
    },
    jobHandlers: withdrawalJobs(tools),
    desks: [createWithdrawalDesk(tools)],
    seedSteps: [demoPayees],
  };
}

function markets(context: MarketContext): Part {
  return {
    operations: {
      ...createNewsOperations({ ...context, cursors: createCursors(context) }),
      ...createMarketOperations(context, {
        halts: context.halts,
        clockMode: () => context.clock.mode(),
        broke: (place, error) => context.broke(place, error),
        countOpenOffers: () => {
          const at = context.clock.now();
          const ipoOpen = listOfferings(context.market, at, { state: 'open' }).length;
          const quantOpen = listProducts(context.market, at, { state: 'open' }).length;
          return Promise.resolve({ ipoOpen, quantOpen });
        },
      }),
    },
  };
}

function deposits(context: BrokerContext): Part {
  return {
    operations: depositOperations(context),
    jobHandlers: depositJobs(context),
    desks: [createDepositDesk(context)],
    seedSteps: [pastDeposits],
  };
}

function loans(context: BrokerContext): Part {
  return {
    operations: loanOperations(context),
    jobHandlers: loanJobs(context),
    desks: [createLoanDesk(context)],
    seedSteps: [demoLoan],
  };
}

function ipo(context: BrokerContext): Part {
  return {
    operations: createIpoOperations(context),
    jobHandlers: ipoJobs(context),
    desks: [createIpoDesk(context)],
  };
}

function quant(context: BrokerContext): Part {
  return { operations: createQuantOperations(context), jobHandlers: quantJobs(context) };
}

function join(parts: readonly Part[]): Modules {
  return {
    operations: Object.assign({}, ...parts.map(({ operations }) => operations)) as Operations,
    work: parts.flatMap(({ work = [] }) => work),
    jobHandlers: Object.assign({}, ...parts.map(({ jobHandlers }) => jobHandlers)) as JobHandlers,
    desks: parts.flatMap(({ desks = [] }) => desks),
    seedSteps: parts.flatMap(({ seedSteps = [] }) => seedSteps),
  };
}
