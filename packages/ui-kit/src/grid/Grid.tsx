import type { ComponentProps, CSSProperties, ElementType, ReactNode } from 'react';
import { amountOf } from '../checks/usable.js';
import { join } from '../css/join.js';
import * as css from './Grid.css.js';

export interface GridProps extends ComponentProps<'ul'> {
  /** How many columns, 1 to 12; fewer if words would break. @default 3 */
  columns?: number | undefined;
}

/**
 * A grid of destinations, each an icon above a word. Its children are `li`, each with a `GridLink` or `GridButton`.
 */
export function Grid({ columns = 3, className, style, ...rest }: GridProps) {
  const count = amountOf('Grid', 'columns', columns, [1, 12], 3);
  return (
    // Safari drops the list role if the markers are hidden; an explicit role keeps it.
    <ul
      role="list"
      {...rest}
      data-part="grid"
      className={join(css.grid, className)}
      style={{ ...style, '--uk-grid-columns': count } as CSSProperties}
    />
  );
}

export interface GridItemParts {
  /** The icon; screen readers skip it. */
  icon: ReactNode;
  /** Below the icon; the accessible name. */
  label: ReactNode;
}

export interface GridButtonProps extends GridItemParts, Omit<ComponentProps<'button'>, 'children'> {}

/** A grid item that performs an action. */
export function GridButton({ className, type = 'button', ...rest }: GridButtonProps) {
  return item('button', join(css.item, className), { ...rest, type });
}

export type GridLinkProps<Link extends ElementType = 'a'> = GridItemParts & {
  /** The component of the link: a router's `Link`, whose props can be passed here. @default 'a' */
  as?: Link | undefined;
  className?: string | undefined;
} & Omit<ComponentProps<Link>, keyof GridItemParts | 'as' | 'className' | 'children'>;

/** A grid item that leads somewhere; `as` is the router's link component. */
export function GridLink<Link extends ElementType = 'a'>(props: GridLinkProps<Link>) {
  const { as = 'a', className, ...rest } = props as GridLinkProps<'a'>;
  return item(as, join(css.item, className), rest);
}

// A function and not a component, so that an item adds no component to the tree.
function item(Element: ElementType, className: string, props: GridItemParts & Record<string, unknown>) {
  const { icon, label, ...rest } = props;
  return (
    <Element data-part="grid-item" {...rest} className={className}>
      <span data-part="picture" className={css.picture}>
        {icon}
      </span>
      <span data-part="label" className={css.label}>
        {label}
      </span>
    </Element>
  );
}
