import { Button } from '@fairlot/ui-kit/button';
import { Cell, CellButton, CellLink } from '@fairlot/ui-kit/list';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { Link, useHere, type To } from '../../engine/index.js';
import { useT, type Translate } from '../../i18n/index.js';
import {
  explainQuery,
  type ExplainedFigure,
  type FigureNode,
  type FigureScope,
} from '../../queries/explainQueries.js';
import { useSessionScope } from '../../state/session.js';
import { canReach } from '../reach.js';
import { isAt, targetOf } from '../records/recordTarget.js';
import { QueryBoundary } from '../QueryBoundary.js';
import * as css from './ExplainSheet.css.js';
import { useFigureText } from './useFigureText.js';

interface Asked {
  figure: ExplainedFigure;
  of: FigureScope;
}

export interface ExplainSheetProps {
  /** Either asks the server, or has the sum already. */
  how: Asked | { tree: FigureNode };
  isOpen: boolean;
  onClose: () => void;
}

/** How a figure adds up: its formula in words, and its parts. Each part opens in turn or links to its record. */
export function ExplainSheet({ how, isOpen, onClose }: ExplainSheetProps) {
  const t = useT();
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('explain.title')}>
      {'tree' in how ? <Tree root={how.tree} onLeave={onClose} /> : <AskedTree {...how} onLeave={onClose} />}
    </Sheet>
  );
}

function AskedTree({ figure, of, onLeave }: Asked & { onLeave: () => void }) {
  const t = useT();
  const query = useQuery(explainQuery(useSessionScope(), figure, of));
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows count={3} hasAvatar={false} />}
      errorTitle={t('explain.failed')}
    >
      {(root) => <Tree root={root} onLeave={onLeave} />}
    </QueryBoundary>
  );
}

/** One level of the tree at a time; `path` contains the indices of the parts that lead to it. */
function Tree({ root, onLeave }: { root: FigureNode; onLeave: () => void }) {
  const t = useT();
  const text = useFigureText();
  const [path, setPath] = useState<readonly number[]>([]);
  const steps = [root];
  for (const place of path) {
    const next = steps.at(-1)?.parts[place];
    if (next !== undefined) steps.push(next);
  }
  const node = steps.at(-1) ?? root;
  const above = steps.at(-2);
  return (
    <>
      <div className={css.head} aria-live="polite">
        {above !== undefined && (
          <div className={css.back}>
            <Button size="small" variant="secondary" onClick={() => setPath(path.slice(0, -1))}>
              {t('explain.back', { figure: text.title(above) })}
            </Button>
          </div>
        )}
        <p className={css.quiet}>{text.title(node)}</p>
        <p className={css.amount} data-figure={node.figure}>
          {text.value(node)}
        </p>
        <p className={css.formula}>
          <Formula node={node} />
        </p>
        <p className={css.quiet}>
          {[roundingOf(node, t), t('explain.asOf', { time: text.time(node) })].flat().join(' · ')}
        </p>
      </div>
      <ul role="list" className={css.list}>
        {node.parts.map((part, place) => (
          <li key={place}>
            <Part part={part} whole={node} onOpen={() => setPath([...path, place])} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </>
  );
}

const roundingOf = ({ rounding }: FigureNode, t: Translate): string[] =>
  rounding === undefined ? [] : [t(`explain.${rounding.mode}`, { places: rounding.places })];

const SIGNS = { sum: ' + ', difference: ' − ', product: ' × ', quotient: ' ÷ ' } as const;
/** A formula with more parts names their number instead. */
const MOST_NAMED = 4;

function Formula({ node }: { node: FigureNode }) {
  const t = useT();
  const text = useFigureText();
  const { operation, parts } = node;
  if (operation === 'value') return t('explain.recorded');
  if (parts.length === 0) return t('explain.nothing');
  const isNamed = (operation !== 'sum' && operation !== 'product') || parts.length <= MOST_NAMED;
  return isNamed
    ? parts.map((part) => text.name(part, node)).join(SIGNS[operation])
    : t(operation === 'sum' ? 'explain.sumOf' : 'explain.productOf', { count: parts.length });
}

interface PartProps {
  part: FigureNode;
  whole: FigureNode;
  onOpen: () => void;
  onLeave: () => void;
}

function Part({ part, whole, onOpen, onLeave }: PartProps) {
  const text = useFigureText();
  const here = useHere();
  const cell = {
    title: text.name(part, whole),
    note: text.note(part, whole) || undefined,
    end: (
      <span className={css.part} data-term={part.figure}>
        {text.value(part)}
      </span>
    ),
  };
  if (part.parts.length > 0) return <CellButton {...cell} onClick={onOpen} />;
  const target = targetOf({ refType: part.source?.kind ?? null, refId: part.source?.id ?? null }, canReach);
  // A link to the page below the sheet would only close the sheet.
  if (target === undefined || isAt(target, here())) return <Cell {...cell} />;
  return (
    // The path comes from the manifest, so its type is not known here.
    <CellLink
      as={Link<To>}
      {...cell}
      onClick={onLeave}
      {...(target as unknown as Pick<ComponentProps<typeof Link<To>>, 'to'>)}
    />
  );
}
