// @ts-check

/**
 * A clock of the tasks of a page's main thread, in milliseconds of the processor's time: on a busy machine the clock on the
 * wall measures the machine.
 * @param {import('playwright').CDPSession} session @returns {Promise<() => Promise<number>>}
 */
export async function startCpuClock(session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
}
