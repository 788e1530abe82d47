import { ChevronDownIcon } from '@fairlot/ui-kit/icon';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { aboutRow, type About } from '../../components/aboutRow.js';
import * as css from './Trade.css.js';

/** The position of a row in a virtual list, as separate primitive props for `memo`. */
export interface RowPlaceProps {
  /** From 0. */
  index?: number;
  /** Rows of the whole list. */
  count?: number;
  /** Receives the row's element, for measuring. */
  itemRef?: Ref<HTMLLIElement>;
}

export interface RowProps extends RowPlaceProps {
  title: string;
  /** Beside the title: direction or side. */
  tag: ReactNode;
  note: ReactNode;
  /** At the end: a result or a state, above a secondary figure. */
  end: ReactNode;
  endNote?: ReactNode;
  /** Below, always visible: exits, a pending review. */
  marks?: ReactNode;
  /** Renders the details; called only while the row is open. `about` names the row's buttons. */
  children: (about: About) => ReactNode;
}

/** A row that expands to its details and actions. */
export function Row({ title, tag, note, end, endNote, marks, index, count, itemRef, children }: RowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li
      ref={itemRef}
      className={css.row}
      data-index={index}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={count}
    >
      <button
        type="button"
        className={css.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.lines}>
          <span className={css.line}>
            <span id={`${id}-subject`} className={css.subject}>
              <span className={css.title}>{title}</span>
              {tag}
            </span>
            <span className={css.end}>{end}</span>
          </span>
          <span className={css.noteLine}>
            <span id={`${id}-note`}>{note}</span>
            <span className={css.endNote}>{endNote}</span>
          </span>
          {marks !== undefined && <span className={css.marks}>{marks}</span>}
        </span>
        <ChevronDownIcon size="small" className={isOpen ? css.chevronOpen : css.chevron} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={css.details}>
            {children((action, ...also) => aboutRow(action, `${id}-subject`, `${id}-note`, ...also))}
          </div>
        )}
      </div>
    </li>
  );
}
