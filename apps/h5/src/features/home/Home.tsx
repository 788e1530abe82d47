import { h5 } from '@fairlot/manifest';
import { Suspense } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { useReachable } from '../../components/reach.js';
import { useT } from '../../i18n/index.js';
import { FirstSteps } from './FirstSteps.js';
import { page } from './Home.css.js';
import { HomeAccount } from './HomeAccount.js';
import { QuickAccess } from './QuickAccess.js';
import { sections } from './sections.js';

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
