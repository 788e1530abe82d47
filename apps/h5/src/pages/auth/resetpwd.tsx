import { ResetPassword } from '../../features/resetPassword/ResetPassword.js';

export const Page = ResetPassword;
