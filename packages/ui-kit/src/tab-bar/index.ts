export { TabBar, type TabBarItem, type TabBarLinkProps, type TabBarProps } from './TabBar.js';
