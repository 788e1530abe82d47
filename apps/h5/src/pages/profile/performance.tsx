import { Performance } from '../../features/performance/Performance.js';

export const Page = Performance;
