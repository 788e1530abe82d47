export { ActionSheet, type ActionSheetProps, type SheetAction } from './ActionSheet.js';
