import { PayPassword } from '../../features/payPassword/PayPassword.js';

export const Page = PayPassword;
