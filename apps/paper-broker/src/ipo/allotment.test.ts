import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, type Application } from './allotment.js';

const applications = fc
  .array(fc.record({ lots: fc.bigInt(1n, 120n), ballot: fc.nat(2 ** 32 - 1) }), { maxLength: 25 })
  .map((rows): Application[] => rows.map((row, index) => ({ ...row, id: `sub_${index}` })));
const crowd = fc.array(fc.record({ applicants: fc.nat(4000), lots: fc.integer({ min: 1, max: 100 }) }), {
  maxLength: 7,
});
const supply = fc.bigInt(1n, 200_000n);

const total = (lots: Iterable<bigint>): bigint => [...lots].reduce((sum, each) => sum + each, 0n);

describe('the allotment', () => {
  it('never exceeds the issue or a request', () => {
    fc.assert(
      fc.property(supply, crowd, applications, (publicLots, others, mine) => {
        const { lots, rounds, ballotLots } = allot(publicLots, others, mine);
        expect(total(lots.values())).toBeLessThanOrEqual(publicLots);
        const dealt = others.reduce(
          (sum, group) =>
            sum + BigInt(group.applicants) * (BigInt(group.lots) < rounds ? BigInt(group.lots) : rounds),
          0n,
        );
        const certain = total(mine.map((each) => (each.lots < rounds ? each.lots : rounds)));
        expect(dealt + certain + ballotLots).toBeLessThanOrEqual(publicLots);
        for (const each of mine) expect(lots.get(each.id)).toBeLessThanOrEqual(each.lots);
      }),
    );
  });

  it('fulfils every request if there are enough shares', () => {
    fc.assert(
      fc.property(crowd, applications, (others, mine) => {
        const { lots } = allot(10_000_000n, others, mine);
        for (const each of mine) expect(lots.get(each.id)).toBe(each.lots);
      }),
    );
  });

  it('gives a larger request no better chance of its first lots', () => {
    fc.assert(
      fc.property(supply, crowd, applications, fc.bigInt(1n, 50n), (publicLots, others, mine, more) => {
        const [first, ...rest] = mine;
        if (first === undefined) return;
        const modest = allot(publicLots, others, mine).lots.get(first.id) ?? 0n;
        const greedy = allot(publicLots, others, [{ ...first, lots: first.lots + more }, ...rest]);
        // A customer who was allotted less than they asked for gets no more by asking for more.
        if (modest < first.lots) expect(greedy.lots.get(first.id)).toBeLessThanOrEqual(modest);
      }),
    );
  });

  it('allots a scarce issue by ballot, the lowest numbers first', () => {
    const at = (id: string, ballot: number): Application => ({ id, ballot, lots: 10n });
    const others = [{ applicants: 100, lots: 5 }];
    const { lots, rounds, ballotLots, ballotApplicants } = allot(51n, others, [
      at('low', 0),
      at('middle', 2 ** 31),
      at('high', 2 ** 32 - 1),
    ]);
    expect({ rounds, ballotLots, ballotApplicants }).toEqual({
      rounds: 0n,
      ballotLots: 51n,
      ballotApplicants: 103n,
    });
    expect([lots.get('low'), lots.get('middle'), lots.get('high')]).toEqual([1n, 0n, 0n]);
  });
});
