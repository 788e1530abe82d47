import type { ReactNode } from 'react';
import { nameIn } from '../checks/usable.js';
import { join } from '../css/join.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as css from './Text.css.js';

const TAGS = { '1': 'h1', '2': 'h2', '3': 'h3', '4': 'h4', '5': 'h5', '6': 'h6' } as const;
const STEPS = { '1': 'title', '2': 'heading', '3': 'lead', '4': 'body', '5': 'body', '6': 'body' } as const;

export interface HeadingProps extends RootProps {
  children?: ReactNode;
  /** Its level in the page's outline: 1 is the page's heading, and no level is skipped. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its size, if it differs from that of the level. @default that of the level */
  step?: keyof typeof css.steps | undefined;
}

/** The heading of a page or of a section. */
export function Heading({ children, level: givenLevel, ...props }: HeadingProps) {
  const level = nameIn('Heading', 'level', TAGS, `${givenLevel}`, '2');
  const step = nameIn('Heading', 'step', css.steps, props.step ?? STEPS[level], STEPS[level]);
  const Tag = TAGS[level];
  return (
    <Tag {...rootOf(props, join(css.base, css.steps[step], css.tones.ink, css.heading))} data-part="heading">
      {children}
    </Tag>
  );
}
