export { PageTabs } from './PageTabs.js';
export { SwipeTabs } from './SwipeTabs.js';
export { Tabs, type TabItem, type TabsProps } from './Tabs.js';
