import { DataExport } from '../../features/dataExport/DataExport.js';

export const Page = DataExport;
