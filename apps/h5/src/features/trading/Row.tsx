import { ChevronDownIcon } from '@fairlot/ui-kit/icon';
import { useId, useState, type ReactNode, type Ref } from 'react';
import * as css from './Trade.css.js';

/** Where a row stands in a list that holds only the rows in sight. Each is a value of its own, for `memo`. */
export interface RowPlaceProps {
  /** From 0. */
  index?: number;
  /** Rows of the whole list. */
  count?: number;
  /** Hears of the row's element, to measure it. */
  itemRef?: Ref<HTMLLIElement>;
}

export interface RowProps extends RowPlaceProps {
  title: string;
  /** Beside the title: direction or side. */
  tag: ReactNode;
  note: ReactNode;
  /** At the end: a result or a state, over a quieter second figure. */
  end: ReactNode;
  endNote?: ReactNode;
  /** Below, always in sight: exits, a pending review. */
  marks?: ReactNode;
  /** What opening the row shows. Made only then. */
  children: () => ReactNode;
}

/** A row of a list that opens to its details and actions. */
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
            <span className={css.subject}>
              <span className={css.title}>{title}</span>
              {tag}
            </span>
            <span className={css.end}>{end}</span>
          </span>
          <span className={css.noteLine}>
            <span>{note}</span>
            <span className={css.endNote}>{endNote}</span>
          </span>
          {marks !== undefined && <span className={css.marks}>{marks}</span>}
        </span>
        <ChevronDownIcon size="small" className={isOpen ? css.chevronOpen : css.chevron} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <div className={css.details}>{children()}</div>}
      </div>
    </li>
  );
}
