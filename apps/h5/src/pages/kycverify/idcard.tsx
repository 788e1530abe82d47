import { IdCardPage } from '../../features/kyc/IdentityPages.js';

export const Page = IdCardPage;
