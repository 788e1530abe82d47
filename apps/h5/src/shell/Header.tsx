import { IconButton } from '@fairlot/ui-kit/icon-button';
import { BackIcon } from '@fairlot/ui-kit/icon';
import { en, useKitMessages } from '@fairlot/ui-kit/messages';
import { NavBar } from '@fairlot/ui-kit/nav-bar';
import { useSimulatedSheet } from '../components/sheets.js';
import { memo } from 'react';
import { useApp, useBack, useShown } from '../engine/index.js';
import { useT } from '../i18n/index.js';
import { crowdedName, mark, name, nameAfterBack, simulated, start } from './Header.css.js';
import { Logo } from './Logo.js';

/** More tools than that leave a phone no room for the product's name beside its logo. */
const MOST_BESIDE_NAME = 3;

/** The bar above a page, as its layout and its tools in the manifest ask for. */
export function Header() {
  const page = useShown()?.page;
  const tools = page?.tools.map((id) => <HeaderTool key={id} id={id} />);
  const hasBack = page?.frame.back === true;
  const isCrowded = (tools?.length ?? 0) > MOST_BESIDE_NAME;
  return (
    <NavBar
      start={
        <span className={start}>
          {hasBack && <BackButton />}
          <ProductName
            isAfterBack={hasBack}
            hasLogo={page?.frame.logo === true || !hasBack}
            isCrowded={isCrowded}
          />
          <SimulatedMark />
        </span>
      }
      tools={tools}
    />
  );
}

/** What two pages share stays as it is when one takes the other's place. */
const HeaderTool = memo(function HeaderTool({ id }: { id: string }) {
  const Tool = useApp().tools[id];
  return Tool && <Tool />;
});

const english = { back: en.back };

function BackButton() {
  const messages = useKitMessages(english);
  return <IconButton icon={<BackIcon />} label={messages.back} onClick={useBack()} />;
}

/** The product's name is the navigation title of every page; the page's own name is its h1. */
const ProductName = memo(function ProductName(props: {
  isAfterBack: boolean;
  hasLogo: boolean;
  isCrowded: boolean;
}) {
  const t = useT();
  return (
    <span className={props.isAfterBack ? `${name} ${nameAfterBack}` : name}>
      {props.hasLogo && <Logo />}
      <span className={props.isCrowded ? crowdedName : undefined}>{t('app.name')}</span>
    </span>
  );
});

/** Everything here is simulated, and every page says so; the mark explains what that means. */
const SimulatedMark = memo(function SimulatedMark() {
  const t = useT();
  const sheet = useSimulatedSheet();
  return (
    <>
      <button
        type="button"
        className={simulated}
        aria-label={t('shell.simulated.label')}
        onClick={sheet.open}
      >
        <span className={mark}>{t('shell.simulated.mark')}</span>
      </button>
      {sheet.element}
    </>
  );
});
