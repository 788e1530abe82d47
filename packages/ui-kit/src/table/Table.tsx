import { useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { functionOf, listOf } from '../checks/usable.js';
import { watchSize } from '../dom/watchSize.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { hiddenLabel } from '../field/FieldText.css.js';
import * as css from './Table.css.js';

export interface TableColumn<Row> {
  /** Unique among the columns. */
  readonly id: string;
  readonly label: ReactNode;
  /** The content of the column for a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Aligns figures at the end, without wrapping. @default false */
  readonly isFigure?: boolean | undefined;
  /** The column's cell in the sum row, if the table has one. */
  readonly total?: ReactNode;
}

export interface TableProps<Row> extends RootProps {
  /** Names the table; shown above it. */
  caption: string;
  /** Hides the caption visually; screen readers still read it. @default false */
  isCaptionHidden?: boolean | undefined;
  /** Two to five columns, in order. The first names the row. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** The unique key of a row, such as its number. */
  rowKey: (row: Row) => string;
}

/** A small table: fees, a statement. It is as wide as its figures need, and scrolls if it overflows. */
export function Table<Row>({ caption, isCaptionHidden, ...props }: TableProps<Row>) {
  const columns = listOf('Table', 'columns', props.columns);
  const rows = listOf('Table', 'rows', props.rows);
  const rowKey = functionOf('Table', 'rowKey', props.rowKey, withoutKey);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(props.ref, () => frame.current);
  const isScrolled = useIsScrolled(frame);
  const hasTotal = columns.some(({ total }) => total !== undefined);
  return (
    <div
      {...rootOf(props, css.frame)}
      ref={frame}
      data-part="table"
      // A tab stop only if it overflows.
      {...(isScrolled ? { role: 'region', tabIndex: 0, 'aria-labelledby': id } : {})}
    >
      <table data-part="rows" className={css.table}>
        <caption id={id} data-part="caption" className={isCaptionHidden ? hiddenLabel : css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-part="head"
                data-figure={column.isFigure || undefined}
                className={css.head}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Cells
              key={rowKey(row) || index}
              columns={columns}
              className={css.value}
              draw={({ id: column, cell }) =>
                functionOf('Table', `columns ${column} cell`, cell, withoutCell)(row)
              }
            />
          ))}
        </tbody>
        {hasTotal && (
          <tfoot>
            <Cells columns={columns} className={css.total} draw={({ total }) => total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

const withoutKey = () => '';
const withoutCell = () => null;

interface CellsProps<Row> {
  /** The table's columns. */
  columns: readonly TableColumn<Row>[];
  className: string;
  /** The content of a column's cell. */
  draw: (column: TableColumn<Row>) => ReactNode;
}

function Cells<Row>({ columns, className, draw }: CellsProps<Row>) {
  return (
    <tr>
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(index === 0 ? { scope: 'row' } : {})}
            data-part="cell"
            data-figure={column.isFigure || undefined}
            className={className}
          >
            {draw(column)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Whether the content is wider than the frame. */
function useIsScrolled(frame: { readonly current: HTMLElement | null }): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    return watchSize([current, ...current.children], () =>
      setIsScrolled(current.scrollWidth > current.clientWidth),
    );
  }, [frame]);
  return isScrolled;
}
