import { Login } from '../../features/login/Login.js';

export const Page = Login;
