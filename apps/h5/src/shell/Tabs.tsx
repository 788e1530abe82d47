import { h5, tabsOf } from '@fairlot/manifest';
import { TabBar } from '@fairlot/ui-kit/tab-bar';
import type { MouseEvent } from 'react';
import { Link, useApp, useShown, type To } from '../engine/index.js';
import { useT, type MessageId } from '../i18n/index.js';
import { queryClient } from '../stores/queryClient.js';

const tabs = tabsOf(h5);

/** A tap on the tab one is on leads to its top; a second one there asks for fresh data. */
function onRetap(event: MouseEvent): void {
  event.preventDefault();
  if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'smooth' });
  else void queryClient.refetchQueries({ type: 'active' });
}

/** The five main pages. */
export function Tabs() {
  const t = useT();
  const { icons } = useApp();
  const current = useShown()?.page.path;
  const items = tabs.map(({ path, tab }) => {
    const Icon = icons[tab.icon];
    // The manifest check proves that every label of the manifest is a sentence of the catalogues.
    return { id: path, label: t(tab.label as MessageId), icon: Icon && <Icon /> };
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
