import { ChangePassword } from '../../features/changePassword/ChangePassword.js';

export const Page = ChangePassword;
