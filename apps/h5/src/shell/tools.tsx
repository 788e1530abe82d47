import type { H5, ToolOf } from '@fairlot/manifest';
import { Badge, countText } from '@fairlot/ui-kit/badge';
import { BellIcon, ChatIcon, ClockIcon, GearIcon, GlobeIcon, SearchIcon } from '@fairlot/ui-kit/icon';
import { badgeSpotClass, IconButton, iconButtonClass } from '@fairlot/ui-kit/icon-button';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { HeaderSlot } from '../components/HeaderSlot.js';
import { useLanguageSheet } from '../components/sheets.js';
import { Link, useShown, type To } from '../engine/index.js';
import { useLocale, useT, type MessageId } from '../i18n/index.js';
import { useSignInFirst } from '../components/useSignInFirst.js';
import { useUnreadNotices } from '../queries/noticeQueries.js';
import { chatHidden } from '../state/preferences.js';
import { useUnreadSupport } from '../queries/supportQueries.js';
import { useWhatsappHref } from '../queries/supportChannel.js';
import { displayNames } from '../i18n/formatters.js';

type PlainPage = '/pages/search/index' | '/pages/setting/index';

function ToolLink({ to, label, icon }: { to: PlainPage; label: MessageId; icon: ReactNode }) {
  const t = useT();
  return (
    <Link to={to} className={iconButtonClass} aria-label={t(label)}>
      {icon}
    </Link>
  );
}

function LanguageTool() {
  const t = useT();
  const locale = useLocale();
  const sheet = useLanguageSheet();
  // Memoized by language, because the header renders on each change of page.
  const language = useMemo(() => displayNames(locale, { type: 'language' }).of(locale) ?? locale, [locale]);
  return (
    <>
      <IconButton icon={<GlobeIcon />} label={t('shell.tools.language', { language })} onClick={sheet.open} />
      {sheet.element}
    </>
  );
}

function SupportTool() {
  const t = useT();
  const signInFirst = useSignInFirst();
  const unread = useUnreadSupport();
  const whatsappHref = useWhatsappHref();
  if (whatsappHref !== undefined) {
    return (
      <a
        href={whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        className={iconButtonClass}
        aria-label={t('manifest.support')}
      >
        <ChatIcon />
      </a>
    );
  }
  return (
    <IconButton
      icon={<ChatIcon />}
      label={t('manifest.support')}
      badgeCount={unread}
      onClick={() => !signInFirst() && chatHidden.set(false)}
    />
  );
}

/** The manifest names the records of each page. */
function HistoryTool() {
  const t = useT();
  const to = useShown()?.page.history;
  if (to === undefined) return null;
  return (
    // The manifest's types have checked the path.
    <Link to={to as To} className={iconButtonClass} aria-label={t('manifest.history')}>
      <ClockIcon />
    </Link>
  );
}

function NoticesTool() {
  const t = useT();
  const count = useUnreadNotices();
  return (
    <Link
      to="/pages/notice/index"
      className={iconButtonClass}
      aria-label={count > 0 ? t('shell.tools.unread', { count: countText(count) }) : t('shell.tools.notices')}
    >
      <BellIcon />
      <span className={badgeSpotClass} aria-hidden="true">
        <Badge count={count} />
      </span>
    </Link>
  );
}

/** Every header tool that the manifest may name. */
export const tools: Readonly<Record<ToolOf<H5>, ComponentType>> = {
  search: () => <ToolLink to="/pages/search/index" label="shell.tools.search" icon={<SearchIcon />} />,
  language: LanguageTool,
  support: SupportTool,
  history: HistoryTool,
  notices: NoticesTool,
  settings: () => <ToolLink to="/pages/setting/index" label="manifest.settings" icon={<GearIcon />} />,
  // The page renders the star, because it knows the symbol and the customer's lists.
  watch: () => <HeaderSlot name="watch" />,
  // The page renders the button, because it knows what to share, and its title.
  share: () => <HeaderSlot name="share" />,
};
