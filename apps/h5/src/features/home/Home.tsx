import { h5 } from '@fairlot/manifest';
import { Suspense } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { useReachable } from '../../components/reach.js';
import { useT } from '../../i18n/index.js';
import { FirstSteps } from './FirstSteps.js';
import { page } from './Home.css.js';
import { HomeAccount } from './HomeAccount.js';
import { sections } from './sections.js';
import { Card } from '@fairlot/ui-kit/card';
import { Grid, GridLink, type GridItemParts } from '@fairlot/ui-kit/grid';
import { inset } from '../../components/ListSection.css.js';
import { Link } from '../../engine/index.js';
import { quickEntries, type QuickPlace } from './quickEntries.js';

const named = h5.home.sections.flatMap((name) => sections[name] ?? []);

/** The customer's situation today, and links to everything else. Each section loads, and fails, independently. */
export function Home() {
  const t = useT();
  return (
    <>
      <PageHeading>{t('manifest.home')}</PageHeading>
      <div className={page}>
        <HomeAccount />
        <FirstSteps />
        <QuickAccess />
        {useReachable(named, ({ path }) => path).map(({ path, Section }) => (
          <Suspense key={path}>
            <Section />
          </Suspense>
        ))}
      </div>
    </>
  );
}

/** Shortcuts to features that have no tab. */
function QuickAccess() {
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
