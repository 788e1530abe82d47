import { KycOverview } from '../../features/kyc/KycOverview.js';

export const Page = KycOverview;
