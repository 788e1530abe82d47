import type { Manifest, Page, Path } from './define.js';
import type { Overlay } from './schema.js';

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** An overlay asks for what overlays may not do. `at`: where in the overlay. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
  constructor(
    readonly at: readonly string[],
    message: string,
  ) {
    super(message);
  }
}

/** Guards that let more people in than another guard would: they can never be an addition. */
const OPENING = new Set(['public', 'guest']);

/**
 * The app as a brand or an environment shows it. Guards are only ever added to those a page has.
 * @throws {OverlayError} for an unknown page or guard, or for a guard that would open a page
 */
export function applyOverlay(
  manifest: Manifest,
  overlay: Overlay,
  knownGuards: ReadonlySet<string>,
): Manifest {
  const pages: Record<Path, Page> = { ...manifest.pages };
  for (const [key, change] of Object.entries(overlay.pages ?? {})) {
    const path = key as Path;
    const page = pages[path];
    if (page === undefined) throw new OverlayError(['pages', path], 'no page has this path');
    const added = list(change.addGuard);
    for (const guard of added) {
      const at = ['pages', path, 'addGuard'];
      if (OPENING.has(guard)) throw new OverlayError(at, `"${guard}" would weaken the page's guards`);
      if (!knownGuards.has(guard)) throw new OverlayError(at, `no guard is called "${guard}"`);
    }
    const { tab, ...rest } = page;
    const label = change.tab === undefined || change.tab === false ? {} : change.tab;
    pages[path] = {
      ...rest,
      ...(tab !== undefined && change.tab !== false ? { tab: { ...tab, ...label } } : {}),
      ...(added.length > 0 ? { guard: [...list(page.guard ?? manifest.defaults.guard), ...added] } : {}),
      ...(change.heading === undefined ? {} : { heading: change.heading }),
      ...(change.maxWidth === undefined ? {} : { maxWidth: change.maxWidth }),
      ...(change.flag === undefined ? {} : { flag: change.flag }),
    };
  }
  const { primary = manifest.theme.primary, tabSelected = manifest.theme.tabSelected } = overlay.theme ?? {};
  return {
    ...manifest,
    theme: { ...manifest.theme, primary, tabSelected },
    pages,
  };
}
