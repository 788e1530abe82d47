import { Settings } from '../../features/setting/Settings.js';

export const Page = Settings;
