import type { ComponentProps, ElementType, ReactNode } from 'react';
import { asChild as drawChild } from '../css/asChild.js';
import { join } from '../css/join.js';
import { warnOnce } from '../checks/warnOnce.js';
import { ChevronRightIcon } from '../icon/index.js';
import {
  cell,
  chevron,
  end as endClass,
  lines,
  note as noteClass,
  pressable,
  title as titleClass,
} from './List.css.js';

/** The content of a row. Long text wraps. */
export interface CellParts {
  /** The main text. */
  title: ReactNode;
  /** A line below the title. Omit it for a row of one line. @default none */
  note?: ReactNode;
  /** Before the text: an icon or an avatar. @default none */
  start?: ReactNode;
  /** At the end of the row: a figure, a switch, a status. @default none */
  end?: ReactNode;
  /** Shows a chevron after the row. @default true for `CellLink`, otherwise false */
  hasChevron?: boolean | undefined;
}

export interface CellProps extends CellParts, Omit<ComponentProps<'div'>, 'title'> {
  /** Renders the single child element as the row, with title, note, start and end as its content. @default false */
  asChild?: boolean | undefined;
}

/** A row to read. It takes the props of a `div`. A row to press is a `CellButton` or a `CellLink`. */
export function Cell(props: CellProps) {
  const { className, ...rest } = props;
  if (process.env.NODE_ENV !== 'production' && rest.onClick && !rest.asChild && rest.tabIndex === undefined)
    warnOnce(
      'Cell: `onClick` is on a row to read.',
      'No key reaches the row, and a screen reader does not say that it can be pressed.',
      'Use CellButton, or CellLink if it leads to a page.',
    );
  return row('div', join(cell, className), rest);
}

export interface CellButtonProps extends CellParts, Omit<ComponentProps<'button'>, 'title'> {}

/** A row that is a button. It takes the props of a `button`; `type` is `button` by default. */
export function CellButton(props: CellButtonProps) {
  const { className, type = 'button', ...rest } = props;
  return row('button', join(cell, pressable, className), { ...rest, type });
}

export type CellLinkProps<Link extends ElementType = 'a'> = CellParts & {
  /** The link's component, such as a router's `Link`. Pass its props beside. @default 'a' */
  as?: Link | undefined;
  className?: string | undefined;
} & Omit<ComponentProps<Link>, keyof CellParts | 'as' | 'className' | 'children'>;

/** A row that is a link. It takes the props of `as`. */
export function CellLink<Link extends ElementType = 'a'>(props: CellLinkProps<Link>) {
  const { as = 'a', className, hasChevron = true, ...rest } = props as CellLinkProps<'a'>;
  return row(as, join(cell, pressable, className), { ...rest, hasChevron });
}

const onlyLine = join(lines, titleClass);

// A function and not a component, so that a row adds no component to the tree.
function row(
  Element: ElementType,
  className: string,
  props: CellParts & { asChild?: boolean | undefined; children?: ReactNode } & Record<string, unknown>,
) {
  const { title, note, start, end, hasChevron, asChild, children, ...rest } = props;
  const content = (
    <>
      {start}
      {note === undefined ? (
        <span className={onlyLine}>{title}</span>
      ) : (
        <span data-part="lines" className={lines}>
          <span data-part="title" className={titleClass}>
            {title}
          </span>
          <span data-part="note" className={noteClass}>
            {note}
          </span>
        </span>
      )}
      {end !== undefined && (
        <span data-part="end" className={endClass}>
          {end}
        </span>
      )}
      {hasChevron && <ChevronRightIcon size="small" className={chevron} />}
    </>
  );
  if (asChild)
    return drawChild('Cell', children, { 'data-part': 'cell', children: content, ...rest, className });
  return (
    <Element data-part="cell" {...rest} className={className}>
      {content}
    </Element>
  );
}
