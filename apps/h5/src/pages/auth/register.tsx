import { Register } from '../../features/register/Register.js';

export const Page = Register;
