import { h5 } from '@fairlot/manifest';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { BackIcon } from '@fairlot/ui-kit/icon';
import { en, useKitMessages } from '@fairlot/ui-kit/messages';
import { NavBar } from '@fairlot/ui-kit/nav-bar';
import { useSimulatedSheet } from '../components/sheets.js';
import { memo } from 'react';
import { mark as icon } from 'virtual:mark';
import { useApp, useBack, useShown } from '../engine/index.js';
import { useT, type MessageId } from '../i18n/index.js';
import { crowdedLogo, lockup, mark, name, simulated, start, logo } from './Header.css.js';

/** With more tools, a phone has no room for the logo beside the product's name. */
const MOST_BESIDE_LOGO = 3;

/** The bar above a page, with the parts and tools from its layout and the manifest. */
export function Header() {
  const page = useShown()?.page;
  const tools = page?.tools.map((id) => <HeaderTool key={id} id={id} />);
  const hasBack = page?.frame.back === true;
  const isCrowded = (tools?.length ?? 0) > MOST_BESIDE_LOGO;
  return (
    <NavBar
      start={
        <span className={start}>
          {hasBack && <BackButton />}
          {(page?.frame.logo === true || !hasBack) && (
            <span className={isCrowded ? crowdedLogo : undefined}>
              <Logo />
            </span>
          )}
          <Title id={(page?.title ?? h5.app.name) as MessageId} />
        </span>
      }
      tools={tools}
    />
  );
}

/** Memoized, so that a tool shared by two pages is not rendered again. */
const HeaderTool = memo(function HeaderTool({ id }: { id: string }) {
  const Tool = useApp().tools[id];
  return Tool && <Tool />;
});

const english = { back: en.back };

function BackButton() {
  const messages = useKitMessages(english);
  return <IconButton icon={<BackIcon />} label={messages.back} onClick={useBack()} />;
}

/**
 * The navigation title: the product's name, unless the manifest gives the page one; the page's own name is its h1.
 * The mark below the name says on every page that everything is simulated, and explains it.
 */
const Title = memo(function Title({ id }: { id: MessageId }) {
  const t = useT();
  const sheet = useSimulatedSheet();
  return (
    <span className={lockup}>
      <span className={name}>{t(id)}</span>
      <button
        type="button"
        className={simulated}
        aria-label={t('shell.simulated.label')}
        onClick={sheet.open}
      >
        <span className={mark}>{t('shell.simulated.mark')}</span>
      </button>
      {sheet.element}
    </span>
  );
});

/** The product's icon; decorative beside its name. */
function Logo() {
  return <img className={logo} src={icon} alt="" />;
}
