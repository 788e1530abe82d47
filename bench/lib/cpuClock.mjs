// @ts-check

/**
 * A clock of the CPU time of the tasks of a page's main thread, in ms. On a busy machine, wall time would include
 * waiting for the CPU.
 * @param {import('playwright').CDPSession} session @returns {Promise<() => Promise<number>>}
 */
export async function startCpuClock(session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
}
