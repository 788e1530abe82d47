import { focusRing, resetLayer, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { globalStyle } from '@vanilla-extract/css';
import { CLEAR_OF_FOOTER } from '../components/review/StickyFooter.css.js';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // Long German words and 200 % text must not widen the page.
  overflowWrap: 'break-word',
  textSizeAdjust: '100%',
  // What gets the focus must not be covered by the header, the tab bar or a page's footer, nor must the error below a
  // field.
  scrollPaddingTop: vars.size.navBar,
  scrollPaddingBottom: `max(${vars.size.tabBar} + env(safe-area-inset-bottom), ${CLEAR_OF_FOOTER})`,
});

// A line has room for about two words: a long one is divided where its language allows it, with a hyphen.
globalStyle('html', { '@media': { '(max-width: 15em)': { hyphens: 'auto' } } });

globalStyle('body', {
  ...text('body'),
  margin: 0,
  fontFamily: vars.font.text,
  color: vars.color.ink,
  background: vars.color.backdrop,
  WebkitFontSmoothing: 'antialiased',
});

// A list item whose link leads to a page that the product lacks is empty, because the link is not rendered.
globalStyle('li:empty', { display: 'none' });

// In the kit's weakest layer; outside of the layers it would override the type of the kit's buttons and fields.
globalStyle('button, input, select, textarea', { '@layer': { [resetLayer]: { font: 'inherit' } } });
globalStyle(':focus-visible', { '@layer': { [resetLayer]: focusRing } });

// On paper a statement or a receipt needs nothing that is tapped, and no amount apart from its label.
const onPaper = (selector: string, rule: { display?: 'none'; breakInside?: 'avoid'; breakAfter?: 'avoid' }) =>
  globalStyle(selector, { '@media': { print: rule } });
onPaper('[data-part="button"], [data-part="icon-button"]', { display: 'none' });
onPaper('li, dl > *', { breakInside: 'avoid' });
onPaper('h2, h3', { breakAfter: 'avoid' });
