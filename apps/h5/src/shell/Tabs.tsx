import { h5, tabsOf, type Tab } from '@fairlot/manifest';
import { TabBar } from '@fairlot/ui-kit/tab-bar';
import type { MouseEvent } from 'react';
import { useReachable } from '../components/reach.js';
import { Link, useApp, useShown, type To } from '../engine/index.js';
import { useT, type MessageId } from '../i18n/index.js';
import { useUnreadNotices } from '../queries/noticeQueries.js';
import { queryClient } from '../queries/queryClient.js';
import { useIsSignedIn } from '../state/session.js';

const tabs = { login: tabsOf(h5, 'login'), guest: tabsOf(h5, 'guest') };

/** A tap on the current tab scrolls to its top; at the top, it refetches its data. */
function onRetap(event: MouseEvent): void {
  event.preventDefault();
  if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'smooth' });
  else void queryClient.refetchQueries({ type: 'active' });
}

/** The tabs for this kind of visitor. */
export function Tabs() {
  const t = useT();
  const { icons } = useApp();
  const current = useShown()?.page.path;
  const counts: Readonly<Record<NonNullable<Tab['badge']>, number>> = { inbox: useUnreadNotices() };
  const shown = useReachable(tabs[useIsSignedIn() ? 'login' : 'guest'], ({ path }) => path);
  const items = shown.map(({ path, tab }) => {
    const Icon = icons[tab.icon];
    return {
      id: path,
      // The manifest check proves that every label of the manifest is a message of the catalogues.
      label: t(tab.label as MessageId),
      icon: Icon && <Icon />,
      badgeCount: tab.badge === undefined ? 0 : counts[tab.badge],
    };
  });
  return (
    <TabBar
      label={t('shell.tabs')}
      items={items}
      {...(current === undefined ? {} : { currentId: current })}
      renderLink={({ id }, link) => (
        <Link to={id as TabPath} {...link} onClick={id === current ? onRetap : undefined} />
      )}
    />
  );
}

/** Tabs open without parameters. */
type TabPath = Extract<To, `/pages/main/${string}/index`>;
