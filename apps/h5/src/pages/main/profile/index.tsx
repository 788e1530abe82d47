import { Profile } from '../../../features/profile/Profile.js';

export const Page = Profile;
