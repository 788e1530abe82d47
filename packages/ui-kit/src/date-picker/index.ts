export { Calendar, type CalendarProps } from './Calendar.js';
export { DateField, type DateFieldProps } from './DateField.js';
export { DatePicker, type DatePickerProps } from './DatePicker.js';
export { DateRange, type DateRangeProps } from './DateRange.js';
export type { DaySpan } from './withDay.js';
