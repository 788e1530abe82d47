import 'virtual:brand.css';
import './shell/global.css.js';
import './shell/splash.css.js';
import { start } from './boot/start.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
start(root);
