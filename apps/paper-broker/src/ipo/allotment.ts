import type { CrowdGroup } from '../market/offerings/offering.js';

/**
 * The published rule of allotment. Lots are allotted in rounds: in each round every applicant who still wants a
 * lot gets one. When fewer lots are left than applicants who want one, a ballot decides that last round. A
 * ballot number depends on the applicant and the offering only, so asking for more lots does not raise the
 * chance of any of them.
 */

export interface Application {
  readonly id: string;
  readonly lots: bigint;
  /** In [0, 2^32). The lowest numbers win the last round; equal ones are ordered by id. */
  readonly ballot: number;
}

/** The outcome of the draw. An applicant's lots follow from it and from their application alone. */
export interface Draw {
  /** The number of complete rounds. Every applicant has as many lots, or all they asked for. */
  readonly rounds: bigint;
  /** The lots of the last round, and the number of applicants who wanted one. */
  readonly ballotLots: bigint;
  readonly ballotApplicants: bigint;
  /** The last winner of the ballot among the customers; null if no customer won. */
  readonly lastWinner: Pick<Application, 'ballot' | 'id'> | null;
}

export interface Allotment extends Draw {
  /** Lots by application id. */
  readonly lots: ReadonlyMap<string, bigint>;
}

const BALLOT_RANGE = 2 ** 32;

/**
 * Allots at most `publicLots` among the applications and the rest of the public.
 * @param crowd the rest of the public, whose ballot numbers are spread evenly over [0, 2^32)
 */
export function allot(
  publicLots: bigint,
  crowd: readonly CrowdGroup[],
  applications: readonly Application[],
): Allotment {
  const groups = [
    ...crowd.map(({ applicants, lots }) => ({ applicants: BigInt(applicants), lots: BigInt(lots) })),
    ...applications.map(({ lots }) => ({ applicants: 1n, lots })),
  ];
  const dealtIn = (rounds: bigint): bigint =>
    groups.reduce((sum, { applicants, lots }) => sum + applicants * (lots < rounds ? lots : rounds), 0n);

  const most = groups.reduce((highest, { lots }) => (lots > highest ? lots : highest), 0n);
  const rounds = highestWithin(most, (count) => dealtIn(count) <= publicLots);
  const isEverybodyServed = rounds === most;
  const ballotLots = isEverybodyServed ? 0n : publicLots - dealtIn(rounds);

  const wanting = applications.filter(({ lots }) => lots > rounds);
  const crowdWanting = crowd.reduce(
    (sum, { applicants, lots }) => (BigInt(lots) > rounds ? sum + applicants : sum),
    0,
  );
  const draw = {
    rounds,
    ballotLots,
    ballotApplicants: isEverybodyServed ? 0n : BigInt(wanting.length + crowdWanting),
    lastWinner: lastWinnerOf(wanting, crowdWanting, ballotLots),
  };
  return { ...draw, lots: new Map(applications.map((each) => [each.id, lotsOf(draw, each)])) };
}

/** The number of lots that an application gets. */
export function lotsOf({ rounds, lastWinner }: Draw, application: Application): bigint {
  if (application.lots <= rounds) return application.lots;
  const isWinner = lastWinner !== null && compareBallots(application, lastWinner) <= 0;
  return isWinner ? rounds + 1n : rounds;
}

/** The largest count in [0, `most`] that passes. If a count passes, all lower ones must pass too. */
function highestWithin(most: bigint, passes: (count: bigint) => boolean): bigint {
  let low = 0n;
  let high = most;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (passes(middle)) low = middle;
    else high = middle - 1n;
  }
  return low;
}

type Ballot = Pick<Application, 'ballot' | 'id'>;

const compareBallots = (a: Ballot, b: Ballot): number =>
  a.ballot - b.ballot || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function lastWinnerOf(wanting: readonly Application[], crowdWanting: number, lots: bigint): Ballot | null {
  let last: Ballot | null = null;
  for (const [before, application] of wanting.toSorted(compareBallots).entries()) {
    // The crowd's ballot numbers below this one, if they are spread evenly.
    const crowdBefore = Math.ceil((application.ballot / BALLOT_RANGE) * crowdWanting);
    if (BigInt(before + crowdBefore) >= lots) break;
    last = application;
  }
  return last;
}
