import { Inbox } from '../../features/notice/Inbox.js';

export const Page = Inbox;
