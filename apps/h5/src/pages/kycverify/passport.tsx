import { PassportPage } from '../../features/kyc/IdentityPages.js';

export const Page = PassportPage;
