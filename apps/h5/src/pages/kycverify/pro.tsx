import { ProfessionalPage } from '../../features/kyc/ProfessionalPage.js';

export const Page = ProfessionalPage;
