/** The result of `work`; undefined if it fails, or takes longer than `ms`. */
export async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)));
  try {
    return await Promise.race([work, over]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
