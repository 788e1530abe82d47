import { DayList, type DayListProps } from './DayList.js';
import { Records, type RecordsProps } from './Records.js';

export type DayRecordsProps<Row> = Omit<RecordsProps<Row>, 'children'> & Omit<DayListProps<Row>, 'rows'>;

/** An endless list of records, grouped by day. */
export function DayRecords<Row>({ instantOf, children, ...rest }: DayRecordsProps<Row>) {
  return (
    <Records {...rest}>
      {(rows) => (
        <DayList rows={rows} instantOf={instantOf}>
          {children}
        </DayList>
      )}
    </Records>
  );
}
