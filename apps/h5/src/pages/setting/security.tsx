import { Security } from '../../features/security/Security.js';

export const Page = Security;
