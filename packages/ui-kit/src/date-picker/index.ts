export { DateField, type DateFieldProps } from './DateField.js';
export { DatePicker, type DatePickerProps } from './DatePicker.js';
