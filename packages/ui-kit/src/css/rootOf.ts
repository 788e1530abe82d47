import type { AriaAttributes, CSSProperties, DOMAttributes, Ref } from 'react';
import { join } from './join.js';

type Events = Omit<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>;

/** The props that every part passes to its root element, with `aria-*`, `data-*` and events. */
export interface RootProps extends AriaAttributes, Events {
  /** Added to the part's own classes. A product's rules win over the kit's, which are in a cascade layer. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
  /** The id of the root element. */
  id?: string | undefined;
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The root props of a field, without `ref` and `onBlur`, which belong to its control. */
export type FieldRootProps = Omit<RootProps, 'ref' | 'onBlur'>;

/**
 * Names of attributes, and prefixes of the names of all bubbling events. They are short, because every part
 * contains them, and long enough to exclude a part's own props, such as `onChoose` or `onResend`.
 */
const HANDED_ON =
  /^(id|style|ref|lang|dir)$|^(aria|data)-|^on(A[nu]|B[el]|Cha|Cli|Compo|Cont|Cop|Cut|D[or]|F|Inp|K|Mou|P[ao]|S[cu]|T[or]|W)/;

interface Given {
  readonly className?: string | undefined;
  readonly [name: string]: unknown;
}

/** The props for the root element, with the part's class before the product's. */
export function rootOf(props: object, ownClass: string): { className: string } {
  const root: Record<string, unknown> = {};
  for (const name in props) if (HANDED_ON.test(name)) root[name] = (props as Given)[name];
  return { ...root, className: join(ownClass, (props as Given).className) };
}

/** Like `rootOf`, for a field. */
export function fieldRootOf(props: object, ownClass: string): { className: string } {
  return { ...rootOf(props, ownClass), ...{ onBlur: undefined, ref: undefined } };
}
