import { h5 } from '@fairlot/manifest';
import { Card } from '@fairlot/ui-kit/card';
import { Grid, GridLink, type GridItemParts } from '@fairlot/ui-kit/grid';
import { inset } from '../../components/ListSection.css.js';
import { useReachable } from '../../components/reach.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { quickEntries, type QuickPlace } from './quickEntries.js';

/** Shortcuts to features that have no tab. */
export function QuickAccess() {
  const t = useT();
  const named = h5.home.tiles.flatMap((tile) => quickEntries[tile] ?? []);
  const entries = useReachable(named, ({ path }) => path);
  return (
    <nav aria-label={t('home.quick')} className={inset}>
      <Card isPadded={false}>
        <Grid>
          {entries.map(({ label, Icon, ...place }) => (
            <li key={place.path}>
              <EntryLink place={place} icon={<Icon />} label={t(label)} />
            </li>
          ))}
        </Grid>
      </Card>
    </nav>
  );
}

function EntryLink({ place, ...words }: { place: QuickPlace } & GridItemParts) {
  return place.doc === undefined ? (
    <GridLink as={Link<typeof place.path>} to={place.path} {...words} />
  ) : (
    <GridLink as={Link<typeof place.path>} to={place.path} search={{ doc: place.doc }} {...words} />
  );
}
