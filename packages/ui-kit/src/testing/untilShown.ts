/** Waits at most two seconds until `selector` is in `canvas`, for stories of parts that appear after a delay. */
export async function untilShown(canvas: Element, selector: string): Promise<void> {
  const giveUpAtMs = performance.now() + 2_000;
  while (canvas.querySelector(selector) === null) {
    if (performance.now() > giveUpAtMs) throw new Error(`Nothing is shown that matches ${selector}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
