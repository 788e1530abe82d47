import { DocumentPage } from '../../features/document/DocumentPage.js';

export const Page = DocumentPage;
